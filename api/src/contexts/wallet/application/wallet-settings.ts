/** What the owner of an installation decides about coins. */
export abstract class WalletSettings {
  /** The house's share of what buyers pay for work, in percent; a task or batch keeps the one that it was posted with. */
  abstract readonly feePercent: number;
}
