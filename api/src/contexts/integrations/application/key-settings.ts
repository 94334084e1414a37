/** What keys need to know of the settings. */
export abstract class KeySettings {
  /** Calls with one key in a minute. */
  abstract readonly limits: { readonly keyCalls: number };
}
