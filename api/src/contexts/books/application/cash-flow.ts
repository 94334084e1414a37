/** Money that came in and went out, in cents. */
export abstract class CashFlow {
  /** From `from` until before `until`, milliseconds since the epoch. */
  abstract between(from: number, until: number): Promise<{ readonly received: number; readonly paidOut: number }>;

  /** What payers ever got back or dispute, until before `until`. */
  abstract returnedUntil(until: number): Promise<number>;
}
