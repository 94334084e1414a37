/** A person's coins, with lifetime earnings. */
export interface Holdings {
  readonly available: number;
  readonly held: number;
  /** Coins ever earned: accepted work, won disputes, bonuses and qualification tests. */
  readonly earned: number;
}

/** Earned coins in the balance: granted and bought coins count as spent first. */
export function earnedLeft({ available, held, earned }: Holdings): number {
  return Math.min(available + held, earned);
}
