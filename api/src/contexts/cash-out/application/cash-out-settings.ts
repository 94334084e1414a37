/** What the owner of an installation decides about paying workers. */
export abstract class CashOutSettings {
  /** What coins are worth when they are withdrawn. */
  abstract readonly prices: { readonly coinsPerDollar: number };

  /** Requests of one worker that may wait for a decision. */
  abstract readonly limits: { readonly pendingWithdrawals: number };

  /** Hours before money leaves for an account that is new to its worker; 0: at once. */
  abstract readonly payoutAccountCoolingOffHours: number;

  /** Coins that a withdrawal takes at least. */
  abstract readonly minimumWithdrawalCoins: number;

  /** Hours within which a decision on a withdrawal is promised. */
  abstract readonly decisionHours: number;

  /** Hours within which money is promised once its withdrawal was accepted. */
  abstract readonly payoutHours: number;

  /** IANA name; its calendar decides where a day ends. */
  abstract readonly timeZone: string;
}
