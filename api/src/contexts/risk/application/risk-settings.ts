/** What the owner of an installation decides about signals. */
export abstract class RiskSettings {
  /** For so many days a payment service may take the money of a purchase back. */
  abstract readonly refundableDays: number;
}
