import { useGetSettingsQuery } from '@kaaj/api-client';
import { centsOfCoins, COIN_PACKAGES, COINS_PER_DOLLAR, type CoinPackage } from '@kaaj/contract';

export interface Prices {
  /** False until the server has answered; until then these are the default prices. */
  readonly told: boolean;
  readonly packages: readonly CoinPackage[];
  readonly coinsPerDollar: number;
  /** What coins pay out. */
  readonly centsOf: (coins: number) => number;
}

/** What coins cost and what they are worth in this installation. */
export function usePrices(): Prices {
  const { data } = useGetSettingsQuery();
  const { packages, coinsPerDollar = COINS_PER_DOLLAR } = data?.data ?? {};
  return {
    told: data !== undefined,
    packages:
      packages?.map(({ price, ...offer }) => ({ ...offer, priceCents: Math.round(price * 100) })) ?? COIN_PACKAGES,
    coinsPerDollar,
    centsOf: (coins) => centsOfCoins(coins, coinsPerDollar),
  };
}
