export abstract class CashOutSettings {
  /** Value of coins when they are withdrawn. */
  abstract readonly prices: { readonly coinsPerDollar: number };

  abstract readonly limits: { readonly pendingWithdrawals: number };

  /** Waiting time in hours before a payout to an account that is new to its worker; 0: none. */
  abstract readonly payoutAccountCoolingOffHours: number;

  abstract readonly minimumWithdrawalCoins: number;

  /** Promised hours until a decision on a withdrawal. */
  abstract readonly decisionHours: number;

  /** Promised hours from acceptance to payout. */
  abstract readonly payoutHours: number;

  /** IANA name; its calendar determines when a day ends. */
  abstract readonly timeZone: string;
}
