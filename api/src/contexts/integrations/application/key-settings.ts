/** Settings that access keys use. */
export abstract class KeySettings {
  /** Calls per minute with one key. */
  abstract readonly limits: { readonly keyCalls: number };
}
