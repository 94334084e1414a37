import { type Storage } from './storage';

const PLATFORM_ACCOUNTS = new Set(['granted', 'sold', 'redeemed', 'corrected', 'forfeited']);

interface Transfer {
  readonly from_account: string;
  readonly to_account: string;
  readonly amount: number | string;
}

interface Stored {
  readonly id: string;
  readonly balance: number | string;
}

interface Audit {
  /** Coins over all accounts, the platform's included. */
  readonly sum: number;
  /** Accounts whose stored balance is not what their transfers add up to. */
  readonly wrong: readonly string[];
  readonly transfers: number;
}

/** Adds up the ledger from the tables: balances of people and tasks as stored, the platform's from transfers. */
export async function auditLedger(storage: Storage): Promise<Audit> {
  const transfers = await storage.rows<Transfer>('SELECT from_account, to_account, amount FROM transfer');
  const stored = await storage.rows<Stored>('SELECT id, balance FROM account');
  const moved = new Map<string, number>();
  for (const { from_account, to_account, amount } of transfers) {
    moved.set(from_account, (moved.get(from_account) ?? 0) - Number(amount));
    moved.set(to_account, (moved.get(to_account) ?? 0) + Number(amount));
  }
  const balances = new Map(stored.map(({ id, balance }) => [id, Number(balance)]));
  const accounts = new Set([...balances.keys(), ...moved.keys()]);
  const balanceOf = (account: string) =>
    PLATFORM_ACCOUNTS.has(account) ? (moved.get(account) ?? 0) : (balances.get(account) ?? 0);
  return {
    sum: [...accounts].reduce((sum, account) => sum + balanceOf(account), 0),
    wrong: [...accounts].filter((account) => balanceOf(account) !== (moved.get(account) ?? 0)),
    transfers: transfers.length,
  };
}
