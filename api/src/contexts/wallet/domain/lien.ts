/** A person's coins, by which a lien decides what it takes. */
export interface Assets {
  readonly available: number;
  readonly held: number;
  /** Coins that accepted work ever brought. */
  readonly earned: number;
  /** Coins of accepted withdrawals, less those that came back. */
  readonly withdrawn: number;
}

/** What a lien may take: never coins that were earned and are not withdrawn or asked for; granted and bought coins count as spent first. */
export function takeable({ available, held, earned, withdrawn }: Assets): number {
  return Math.max(0, available - Math.max(0, earned - withdrawn - held));
}
