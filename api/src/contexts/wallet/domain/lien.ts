import { type Holdings } from '../../../kernel/earned-coins';

/** A person's coins, from which a lien computes what it takes. */
export interface Assets extends Holdings {
  /** Coins of accepted withdrawals, less returned ones. */
  readonly withdrawn: number;
}

/**
 * The most a lien may take. Earned coins that are neither withdrawn nor held for a withdrawal are exempt. Granted and
 * bought coins count as spent first.
 */
export function maxSeizure({ available, held, earned, withdrawn }: Assets): number {
  return Math.max(0, available - Math.max(0, earned - withdrawn - held));
}
