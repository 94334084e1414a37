/** Money that came in and went out, in cents. */
export abstract class Money {
  /** From `from` until before `until`, milliseconds since the epoch. */
  abstract between(from: number, until: number): Promise<{ readonly received: number; readonly paidOut: number }>;
}
