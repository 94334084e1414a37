/** What the owner of an installation decides about withdrawals. */
export abstract class WithdrawalSettings {
  /** What coins are worth when they are withdrawn. */
  abstract readonly prices: { readonly coinsPerDollar: number };

  /** Requests of one worker that may wait for a decision. */
  abstract readonly limits: { readonly pendingWithdrawals: number };
}
