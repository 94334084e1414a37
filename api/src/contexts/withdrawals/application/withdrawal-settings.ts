/** What the owner of an installation decides about withdrawals. */
export abstract class WithdrawalSettings {
  /** What coins are worth when they are withdrawn. */
  abstract readonly coinsPerDollar: number;

  /** Requests of one worker that may wait for a decision. */
  abstract readonly mostPending: number;
}
