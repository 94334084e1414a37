import { type Id } from '../../../kernel/ids';
import { type Paid } from '../domain/payment-case';
import { type Purchase } from '../domain/purchase';

export interface Checkout {
  /** The gateway's id of the checkout. */
  readonly sessionId: string;
  /** The URL where the buyer pays. */
  readonly url: string;
}

export type PaymentEvent =
  /** `purchaseId` as the checkout names it; undefined where it names no purchase of this installation. */
  | { readonly outcome: 'settled'; readonly purchaseId: Id | undefined; readonly paid: Paid }
  | { readonly outcome: 'failed'; readonly purchaseId: Id; readonly sessionId: string }
  | {
      readonly outcome: 'refunded' | 'disputed';
      /** Identifies the message of a refund, or the dispute. */
      readonly subject: string;
      readonly gatewayPaymentId: string;
      /** In the currency's smallest unit: all refunds of the payment so far, or what this one dispute is about. */
      readonly reversedAmount: number;
      /** The whole payment in the same currency; undefined where the gateway does not send it. */
      readonly paymentAmount: number | undefined;
      readonly currency: string;
    };

/** Opens checkouts at a payment gateway. Must be called outside of units of work. */
export interface Checkouts {
  /** Idempotent: opens one checkout for each purchase. Throws GatewayUnavailable. */
  open(purchase: Purchase, buyerEmail: string): Promise<Checkout>;

  /**
   * Parses a message of the gateway; undefined for one without an outcome. Throws InvalidSignature unless the gateway
   * signed these bytes within the last five minutes.
   */
  read(body: Buffer, signature: string): PaymentEvent | undefined;
}

export abstract class PaymentGateway {
  /** undefined: the sandbox, which sells coins without money. A purchase is settled when it is created. */
  abstract readonly checkouts: Checkouts | undefined;
}
