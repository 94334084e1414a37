import { type Id } from '../../../kernel/ids';
import { type Paid } from '../domain/payment-case';
import { type Purchase } from '../domain/purchase';

export interface Checkout {
  /** The service's id of the checkout. */
  readonly sessionId: string;
  /** The URL where the buyer pays. */
  readonly url: string;
}

/** A message of the payment service. */
export type PaymentEvent =
  /** `purchaseId` as the checkout names it; undefined where it names no purchase of this installation. */
  | { readonly outcome: 'settled'; readonly purchaseId: Id | undefined; readonly paid: Paid }
  | { readonly outcome: 'failed'; readonly purchaseId: Id; readonly sessionId: string }
  /** The total of cents of a payment that were refunded or disputed so far. */
  | {
      readonly outcome: 'refunded' | 'disputed';
      readonly eventId: string;
      readonly gatewayPaymentId: string;
      readonly reversedAmount: number;
      /** The whole payment in the same currency; undefined where the service does not send it. */
      readonly paymentAmount: number | undefined;
      readonly currency: string;
    };

/** Opens checkouts at a payment service. Must be called outside of units of work. */
export interface Checkouts {
  /** Idempotent: opens one checkout for each purchase. Throws GatewayUnavailable. */
  open(purchase: Purchase, buyerEmail: string): Promise<Checkout>;

  /**
   * Parses a message of the service; undefined for one without an outcome. Throws InvalidSignature unless the service
   * signed these bytes within the last five minutes.
   */
  read(body: Buffer, signature: string): PaymentEvent | undefined;
}

export abstract class PaymentGateway {
  /** undefined: there is no external service, and a purchase is settled when it is created. */
  abstract readonly checkouts: Checkouts | undefined;
}
