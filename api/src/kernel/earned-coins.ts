/** A person's coins, as far as it matters which of them were earned. */
export interface Holdings {
  readonly available: number;
  readonly held: number;
  /** Coins that they ever earned. */
  readonly earned: number;
}

/** Of what a person has, coins that they earned: those that were granted or bought count as spent first. */
export function earnedLeft({ available, held, earned }: Holdings): number {
  return Math.min(available + held, earned);
}
