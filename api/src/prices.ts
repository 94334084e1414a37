import { centsOfCoins, COIN_PACKAGES, type CoinPackage, dollarsOfCents } from '@kaaj/contract';

/** Price of coins, and their value when they are withdrawn. */
export interface Prices {
  readonly packages: readonly CoinPackage[];
  readonly coinsPerDollar: number;
}

/** COINS:DOLLARS, as in 150:10 or 40:1.99. */
const OFFER = /^([1-9]\d{0,6}):(\d{1,6}(?:\.\d{1,2})?)$/;
const MAX_PACKAGES = 12;

/** The default packages in the format of the setting. */
export const DEFAULT_PACKAGES = COIN_PACKAGES.map(
  ({ coins, priceCents }) => `${coins}:${dollarsOfCents(priceCents)}`,
).join();

/**
 * Parses COINS:DOLLARS,COINS:DOLLARS; undefined unless every package has a positive price and its own number of coins.
 */
export function packagesIn(text: string): readonly CoinPackage[] | undefined {
  const packages = text.split(',').map((each, index) => {
    const [, coins, dollars] = OFFER.exec(each.trim()) ?? [];
    return { id: index + 1, coins: Number(coins), priceCents: Math.round(Number(dollars) * 100) };
  });
  const sound = packages.every(({ coins, priceCents }) => coins > 0 && priceCents > 0);
  const different = new Set(packages.map(({ coins }) => coins)).size === packages.length;
  return sound && different && packages.length <= MAX_PACKAGES ? packages : undefined;
}

/** A message for each package whose price is below the payout value of its coins. */
export function lossMakingPackages({ packages, coinsPerDollar }: Prices): readonly string[] {
  return packages.flatMap(({ coins, priceCents }) => {
    const pays = centsOfCoins(coins, coinsPerDollar);
    if (pays <= priceCents) return [];
    return [
      `${coins} coins for ${dollarText(priceCents)} pay out ${dollarText(pays)} and lose ${dollarText(pays - priceCents)}`,
    ];
  });
}

function dollarText(cents: number): string {
  return `$${dollarsOfCents(cents).toFixed(2)}`;
}
