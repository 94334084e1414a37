import { centsOfCoins } from './money';

/** The money figures of a closed day: coins by kind of account, and cents, all up to its end. */
export interface BookedMoney {
  readonly sums: Readonly<Record<string, number>>;
  readonly solvency: {
    readonly received: number;
    readonly paidOut: number;
    readonly redeemable: number;
    /** What payers got back or dispute; absent in days that were closed before this was recorded. */
    readonly returned?: number;
  };
  readonly coinsPerDollar: number;
}

/** Causes of a difference between the value of all coins and the money left, in the order of the page. */
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

/** Cents: a positive gap is a shortfall, a negative one a surplus. The causes add up to the gap. */
export interface Gap {
  readonly left: number;
  readonly missing: number;
  readonly causes: Readonly<Record<GapCause, number>>;
}

/** How much all coins are worth beyond the money that is left, and what accounts for how much of it. */
export function solvencyGap({ sums, solvency, coinsPerDollar }: BookedMoney): Gap {
  const { received, paidOut, redeemable, returned = 0 } = solvency;
  // The platform's accounts are the counterpart of all other balances: negative for coins that were issued.
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
