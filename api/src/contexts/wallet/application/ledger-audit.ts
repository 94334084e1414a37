/** What an audit of the whole ledger found. */
export interface LedgerReport {
  /** The sum over all accounts, the house's included; anything but zero is a defect. */
  readonly sum: number;
  readonly transfers: number;
  /** How many accounts have a stored balance that is not what their transfers come to. */
  readonly mismatchCount: number;
  /** The first hundred of them, with both figures in coins. */
  readonly mismatches: readonly { readonly account: string; readonly stored: number; readonly transferred: number }[];
  readonly negativeCount: number;
  /** The first hundred accounts below zero. */
  readonly negative: readonly string[];
  /** Coins by kind of account: available, held, escrow, and each of the house's. */
  readonly byKind: Readonly<Record<string, number>>;
}

/** What the last audit found, and when it ended (milliseconds since the epoch). */
export interface LedgerAudited {
  readonly report: LedgerReport;
  readonly at: number;
}

/** Compares every account with its transfers, in memory that does not grow with the ledger and while coins move. */
export abstract class LedgerAudit {
  /** The whole audit, now. Whoever asks while one runs in this process gets the result of that one. */
  abstract run(): Promise<LedgerReport>;

  /** What the server's own audit, which it takes again and again, found last; undefined before the first. */
  abstract last(): Promise<LedgerAudited | undefined>;

  /** Whether one of these is under way or was asked for. */
  abstract underWay(): Promise<boolean>;
}

export function isBalanced({ sum, mismatchCount, negativeCount }: LedgerReport): boolean {
  return sum === 0 && mismatchCount === 0 && negativeCount === 0;
}
