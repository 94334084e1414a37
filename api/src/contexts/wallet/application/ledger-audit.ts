/** Result of an audit of the whole ledger. */
export interface LedgerReport {
  /** The sum over all accounts, including the platform's; anything but zero is a defect. */
  readonly sum: number;
  readonly transfers: number;
  /** Number of accounts whose stored balance differs from the sum of their transfers. */
  readonly mismatchCount: number;
  /** The first hundred of them, with both amounts in coins. */
  readonly mismatches: readonly { readonly account: string; readonly stored: number; readonly transferred: number }[];
  readonly negativeCount: number;
  /** The first hundred accounts below zero. */
  readonly negative: readonly string[];
  /** Coins by kind of account: available, held, escrow, and each of the platform's. */
  readonly byKind: Readonly<Record<string, number>>;
}

export function isBalanced({ sum, mismatchCount, negativeCount }: LedgerReport): boolean {
  return sum === 0 && mismatchCount === 0 && negativeCount === 0;
}
