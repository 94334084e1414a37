import { type CoinPackage } from '@kaaj/contract';

/** What the owner of an installation decides about the sale of coins. */
export abstract class PaymentSettings {
  /** Those for sale. */
  abstract readonly prices: { readonly packages: readonly CoinPackage[] };
}
