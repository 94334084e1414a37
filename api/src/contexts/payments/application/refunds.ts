/** A payment whose buyer was removed before it arrived: it brought no coins, and the money is to go back. */
export interface Refund {
  /** "TXN" and 5 characters. */
  readonly transactionId: string;
  readonly cents: number;
  /** Milliseconds since the epoch. */
  readonly paidAt: number;
  /** The payment service's name of it; null where it was never told. */
  readonly checkoutSession: string | null;
}

/** What the owner owes to people who are gone. The money itself goes back by the payment service's own means. */
export abstract class Refunds {
  /** At most `limit`, oldest first. */
  abstract due(limit: number): Promise<readonly Refund[]>;

  /** How many are due; counted no further than 10,000. */
  abstract count(): Promise<number>;

  /** Takes the word for it that the money went back; false for a transaction that none is due for. */
  abstract done(transactionId: string): Promise<boolean>;
}
