import { auditSlots } from './slot-audit';
import { type Sql } from './sql';

interface LedgerTotals {
  readonly account: string;
  readonly balance: number;
  readonly moved: number;
}

const PLATFORM = new Set(['granted', 'sold', 'redeemed', 'corrected', 'forfeited', 'frozen', 'goodwill', 'fees']);

/** One statement, so that it sees one moment, also while coins move. Independent of the product's own audit. */
const EVERY_ACCOUNT = `
  SELECT account, SUM(balance) AS balance, SUM(moved) AS moved FROM (
    SELECT id AS account, balance, 0 AS moved FROM account
    UNION ALL SELECT to_account, 0, amount FROM transfer
    UNION ALL SELECT from_account, 0, -amount FROM transfer
  ) figures GROUP BY account`;

/**
 * The sum over all accounts, after a check of each. Throws when a stored balance differs from the account's transfers
 * or is negative. Throws also when the slots of a task are not those that its buyer paid for.
 */
export async function auditLedger(sql: Sql): Promise<number> {
  const sum = await auditAccounts(sql);
  await auditSlots(sql);
  return sum;
}

/** The same for accounts only, for tests that move coins of tasks without a row. */
export async function auditAccounts(sql: Sql): Promise<number> {
  const figures = await sql<LedgerTotals>(EVERY_ACCOUNT);
  const wrong = figures.filter(
    ({ account, balance, moved }) =>
      !PLATFORM.has(account) && (Number(balance) !== Number(moved) || Number(balance) < 0),
  );
  if (wrong.length > 0) throw new Error(`Accounts and transfers disagree: ${JSON.stringify(wrong)}`);
  return figures.reduce((sum, { account, balance, moved }) => sum + Number(PLATFORM.has(account) ? moved : balance), 0);
}

/** Coins in one account. */
export async function balanceOf(sql: Sql, account: string): Promise<number> {
  const [row] = await sql<{ balance: number }>('SELECT balance FROM account WHERE id = ?', [account]);
  return Number(row?.balance ?? 0);
}

/**
 * Audits the whole ledger every 100 ms until stopped; `stop` throws what was ever wrong, and returns the number of
 * audits.
 */
export function watchLedger(sql: Sql): { stop(): Promise<number> } {
  let watching = true;
  let audits = 0;
  const findings: string[] = [];
  const audit = async () => {
    const sum = await auditLedger(sql).catch((error: Error) => error.message);
    if (sum !== 0) findings.push(`look ${audits}: ${sum}`);
    audits += 1;
  };
  const watch = (async () => {
    while (watching) {
      await audit();
      // A test that fails before it stops the watch must not prevent the run from ending.
      await new Promise((resolve) => setTimeout(resolve, 100).unref());
    }
    await audit();
  })();
  return {
    stop: async () => {
      watching = false;
      await watch;
      if (findings.length > 0) throw new Error(findings.join('\n'));
      return audits;
    },
  };
}
