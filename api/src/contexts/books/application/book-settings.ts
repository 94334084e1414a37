/** What the books need to know of the settings. */
export abstract class BookSettings {
  /** IANA name; its calendar decides where a day ends. */
  abstract readonly timeZone: string;
  abstract readonly prices: { readonly coinsPerDollar: number };
}
