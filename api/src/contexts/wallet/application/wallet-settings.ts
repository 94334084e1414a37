export abstract class WalletSettings {
  /**
   * The platform's fee in percent of what buyers pay for work. The percentage of a posted task or batch does not
   * change.
   */
  abstract readonly feePercent: number;
}
