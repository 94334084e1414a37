/** A payment that arrived after its buyer was removed. It credited no coins, and the money has to be refunded. */
export interface Refund {
  /** "TXN" and 5 characters. */
  readonly transactionId: string;
  readonly cents: number;
  /** Milliseconds since the epoch. */
  readonly paidAt: number;
  /** The payment gateway's id of the checkout; null where it is unknown. */
  readonly checkoutSession: string | null;
}

/** Refunds that are due to removed people. The owner pays them in the payment gateway's own console. */
export abstract class Refunds {
  /** At most `limit`, oldest first. */
  abstract due(limit: number): Promise<readonly Refund[]>;

  /** Number of due refunds; counts at most 10,000. */
  abstract count(): Promise<number>;

  /** Marks a refund as done; false for a transaction without a due refund. */
  abstract done(transactionId: string): Promise<boolean>;
}
