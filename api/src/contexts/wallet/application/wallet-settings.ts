/** Settings of an installation about coins. */
export abstract class WalletSettings {
  /**
   * The platform's fee in percent of what buyers pay for work. A task or batch keeps the percentage it was posted with.
   */
  abstract readonly feePercent: number;
}
