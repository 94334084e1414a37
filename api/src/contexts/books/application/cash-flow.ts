/** Received and paid money, in cents. */
export abstract class CashFlow {
  /** From `from` until before `until`, milliseconds since the epoch. */
  abstract between(from: number, until: number): Promise<{ readonly received: number; readonly paidOut: number }>;

  /** Total of refunds and chargebacks until before `until`. */
  abstract returnedUntil(until: number): Promise<number>;
}
