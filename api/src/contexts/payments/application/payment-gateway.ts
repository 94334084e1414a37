import { type Id } from '../../../kernel/ids';
import { type Paid } from '../domain/payment-exception';
import { type Purchase } from '../domain/purchase';

export interface Checkout {
  /** The service's own name of it. */
  readonly sessionId: string;
  /** Where the buyer pays. */
  readonly url: string;
}

/** What a payment service says. */
export type PaymentEvent =
  /** `purchaseId` is what the checkout says it is for; undefined where it names none of ours. */
  | { readonly outcome: 'settled'; readonly purchaseId: Id | undefined; readonly paid: Paid }
  | { readonly outcome: 'failed'; readonly purchaseId: Id; readonly sessionId: string }
  /** So many cents of a payment, altogether, went back or are disputed. */
  | {
      readonly outcome: 'refunded' | 'disputed';
      readonly eventId: string;
      readonly paymentId: string;
      readonly cents: number;
      /** The whole payment in the same currency; undefined where the service does not tell. */
      readonly whole: number | undefined;
      readonly currency: string;
    };

/** Opens checkouts with a payment service, outside of every unit of work. */
export interface Checkouts {
  /** The same purchase opens the same checkout, however often it is asked. Throws GatewayUnavailable. */
  open(purchase: Purchase, buyerEmail: string): Promise<Checkout>;

  /**
   * Reads a message of the service: undefined for one that decides nothing. Throws InvalidSignature unless the service signed
   * these very bytes within the last five minutes.
   */
  read(body: Buffer, signature: string): PaymentEvent | undefined;
}

/** How people pay. */
export abstract class PaymentGateway {
  /** undefined: there is no outside service, and a purchase is settled the moment it is made. */
  abstract readonly checkouts: Checkouts | undefined;
}
