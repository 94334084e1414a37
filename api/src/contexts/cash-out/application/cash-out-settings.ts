/** Settings of an installation about paying workers. */
export abstract class CashOutSettings {
  /** Value of coins when they are withdrawn. */
  abstract readonly prices: { readonly coinsPerDollar: number };

  /** Maximum pending withdrawals of one worker. */
  abstract readonly limits: { readonly pendingWithdrawals: number };

  /** Waiting time in hours before a payout to an account that is new to its worker; 0: none. */
  abstract readonly payoutAccountCoolingOffHours: number;

  /** Minimum coins of a withdrawal. */
  abstract readonly minimumWithdrawalCoins: number;

  /** Promised hours until a decision on a withdrawal. */
  abstract readonly decisionHours: number;

  /** Promised hours from acceptance to payout. */
  abstract readonly payoutHours: number;

  /** IANA name; its calendar determines when a day ends. */
  abstract readonly timeZone: string;
}
