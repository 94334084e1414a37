export abstract class BookSettings {
  /** IANA name; its calendar determines when a day ends. */
  abstract readonly timeZone: string;
  abstract readonly prices: { readonly coinsPerDollar: number };
}
