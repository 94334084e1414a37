/** What an audit of the whole ledger found. */
export interface LedgerReport {
  /** The sum over all accounts, the house's included; anything but zero is a defect. */
  readonly sum: number;
  readonly transfers: number;
  /** Accounts whose stored balance is not what their transfers come to, with both figures in coins. */
  readonly mismatches: readonly { readonly account: string; readonly stored: number; readonly transferred: number }[];
  readonly negative: readonly string[];
  /** Coins by kind of account: available, held, escrow, and each of the house's. */
  readonly byKind: Readonly<Record<string, number>>;
}

/** Reads the ledger as one consistent snapshot and compares every account with its transfers. */
export abstract class LedgerAudit {
  abstract run(): Promise<LedgerReport>;
}
