/** What the owner of an installation decides about payouts. */
export abstract class PayoutSettings {
  /** Hours within which money is promised once its withdrawal was accepted. */
  abstract readonly payoutHours: number;
  /** IANA name; its calendar decides where a day ends. */
  abstract readonly timeZone: string;
}
