/** What the owner of an installation decides about disputes. */
export abstract class DisputeSettings {
  /** Coins that the house pays in a month where nothing else is set aside; 0: none. */
  abstract readonly goodwillCoins: number;
}
