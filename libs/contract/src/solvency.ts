import { centsOfCoins } from './money';

/** What a closed day says of money: coins by kind of account, and cents, all up to its end. */
export interface BookedMoney {
  readonly sums: Readonly<Record<string, number>>;
  readonly solvency: {
    readonly received: number;
    readonly paidOut: number;
    readonly redeemable: number;
    /** What payers got back or dispute; days that were closed before this was counted do not say. */
    readonly returned?: number;
  };
  readonly coinsPerDollar: number;
}

/** Why coins are worth another sum than the money that is left, in the order in which it is told. */
export const GAP_CAUSES = [
  'packages',
  'granted',
  'corrected',
  'goodwill',
  'chargebacks',
  'forfeited',
  'other',
] as const;
export type GapCause = (typeof GAP_CAUSES)[number];

/** Cents: above zero is missing, below zero is to spare. The causes come to the whole. */
export interface Gap {
  readonly left: number;
  readonly missing: number;
  readonly causes: Readonly<Record<GapCause, number>>;
}

/** How much all coins are worth beyond the money that is left, and what accounts for how much of it. */
export function solvencyGap({ sums, solvency, coinsPerDollar }: BookedMoney): Gap {
  const { received, paidOut, redeemable, returned = 0 } = solvency;
  // The house's accounts are the counterpart of what people have: below zero for what came into the world.
  const issued = (kind: string) => -centsOfCoins(sums[kind] ?? 0, coinsPerDollar);
  const left = received - paidOut - returned;
  const missing = redeemable - left;
  const named = {
    packages: issued('sold') - received,
    granted: issued('granted'),
    corrected: issued('corrected'),
    goodwill: issued('goodwill'),
    chargebacks: returned + issued('frozen'),
    forfeited: issued('forfeited'),
  };
  const other = missing - Object.values(named).reduce((sum, cents) => sum + cents, 0);
  return { left, missing, causes: { ...named, other } };
}
