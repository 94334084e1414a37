import { type CoinPackage } from '@kaaj/contract';

export abstract class PaymentSettings {
  abstract readonly prices: { readonly packages: readonly CoinPackage[] };
  /** Purchases that one buyer may make in an hour. */
  abstract readonly limits: { readonly purchases: number };
}
