import { minIdAt } from '../../../../kernel/ids';
import { type Database } from '../../../../platform/database/database';
import { integerLiteral, placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { type Step, type IncrementalAggregate } from '../../../../platform/aggregates/incremental-aggregate';
import { type LedgerReport } from '../../application/ledger-audit';
import { COMMIT_HORIZON_MS } from '../../application/transfer-reader';
import { PLATFORM_ACCOUNTS } from '../../domain/account';

/** Accounts compared by one statement, and transfers summed by one. */
const ACCOUNTS = 500;
const TRANSFERS = 5_000;
const MAX_REPORTED = 100;

interface AccountTotals {
  readonly account: string;
  readonly stored: number;
  readonly transferred: number;
}

interface Progress {
  readonly part: 'balances' | 'receivers' | 'senders' | 'totals';
  /** The last key that was read. */
  readonly after: string;
  readonly report: LedgerReport;
}

const BEGIN: Progress = {
  part: 'balances',
  after: '',
  report: { sum: 0, transfers: 0, mismatchCount: 0, mismatches: [], negativeCount: 0, negative: [], byKind: {} },
};

const PLATFORM_PLACEHOLDERS = placeholders(PLATFORM_ACCOUNTS);

const TRANSFERRED = (account: Sql) => sql`
  COALESCE((SELECT SUM(amount) FROM transfer WHERE to_account = ${account}), 0)
  - COALESCE((SELECT SUM(amount) FROM transfer WHERE from_account = ${account}), 0)`;

/** One statement, so that balances and transfers are of the same snapshot while coins move. */
const BALANCES = sql`
  SELECT account.id AS account, account.balance AS \`stored\`, ${TRANSFERRED(sql`account.id`)} AS transferred
  FROM account WHERE account.id > ? AND account.id NOT IN (${PLATFORM_PLACEHOLDERS}) ORDER BY account.id LIMIT ?`;

/** The accounts that occur in transfers, and whether each has a row. */
const NAMED_IN = (column: Sql) => sql`
  SELECT named.account AS account, account.id AS known
  FROM (SELECT DISTINCT ${column} AS account FROM transfer WHERE ${column} > ? ORDER BY ${column} LIMIT ?) named
  LEFT JOIN account ON account.id = named.account ORDER BY named.account`;

/** Returns no row when the account was inserted in the meantime. */
const WITHOUT_BALANCE = sql`
  SELECT ${TRANSFERRED(sql`?`)} AS transferred, EXISTS (SELECT 1 FROM transfer WHERE to_account = ?) AS received
  FROM (SELECT 1 AS one) one WHERE NOT EXISTS (SELECT 1 FROM account WHERE id = ?)`;

const KIND = (column: Sql) =>
  sql`CASE WHEN INSTR(${column}, ':') > 0 THEN SUBSTR(${column}, 1, INSTR(${column}, ':') - 1) ELSE ${column} END`;

const totals = (rows: Sql) => sql`
  SELECT ${KIND(sql`from_account`)} AS sender, ${KIND(sql`to_account`)} AS receiver,
    SUM(amount) AS coins, COUNT(*) AS transfers, MAX(id) AS last
  FROM (SELECT id, from_account, to_account, amount FROM transfer WHERE ${rows}) page GROUP BY sender, receiver`;

const SETTLED_TOTALS = totals(sql`id > ? AND id < ? ORDER BY id LIMIT ${integerLiteral(TRANSFERS)}`);
const NEWEST_TOTALS = totals(sql`id > ?`);

/**
 * Audits the ledger one page at a time.
 *
 * One statement reads a page of accounts and the sums of their transfers, so both are of the same snapshot. Transfers
 * before or after that snapshot do not matter.
 *
 * Then the accounts that occur in transfers are checked for missing rows.
 *
 * Every transfer takes from one account what it gives to another, so all transfers sum to zero. The sum over all
 * accounts is therefore the sum of the differences that were found. It needs no second pass.
 *
 * The coins by kind are computed from transfers. Transfers older than the longest unit of work are read page by page.
 * The last statement reads all newer ones.
 */
export class IncrementalLedgerAudit implements IncrementalAggregate<Progress, LedgerReport> {
  readonly name = 'ledger';

  constructor(private readonly database: Database) {}

  async step(progress: Progress = BEGIN): Promise<Step<Progress, LedgerReport>> {
    switch (progress.part) {
      case 'balances':
        return { progress: await this.balances(progress) };
      case 'receivers':
        return { progress: await this.names(sql`to_account`, progress, 'senders') };
      case 'senders':
        return { progress: await this.names(sql`from_account`, progress, 'totals') };
      case 'totals':
        return this.totals(progress);
    }
  }

  private async balances({ part, after, report }: Progress): Promise<Progress> {
    const rows = await this.database.query<AccountTotals>(BALANCES, [after, ...PLATFORM_ACCOUNTS, ACCOUNTS]);
    const found = rows.reduce(withFinding, report);
    const last = rows.length === ACCOUNTS ? rows.at(-1) : undefined;
    return last ? { part, after: last.account, report: found } : { part: 'receivers', after: '', report: found };
  }

  private async names(column: Sql, { part, after, report }: Progress, next: Progress['part']): Promise<Progress> {
    const rows = await this.database.query<{ account: string; known: string | null }>(NAMED_IN(column), [
      after,
      ACCOUNTS,
    ]);
    let found = report;
    for (const { account, known } of rows) {
      if (known !== null || PLATFORM_ACCOUNTS.some((each) => each === account)) continue;
      const figures = await this.database.first<{ transferred: number; received: number }>(WITHOUT_BALANCE, [
        account,
        account,
        account,
        account,
      ]);
      // An account that received and sent coins occurs in both passes.
      const seen = column === 'from_account' && figures && figures.received > 0;
      if (figures && !seen) found = withFinding(found, { account, stored: 0, transferred: figures.transferred });
    }
    const last = rows.length === ACCOUNTS ? rows.at(-1) : undefined;
    return last ? { part, after: last.account, report: found } : { part: next, after: '', report: found };
  }

  private async totals({ part, after, report }: Progress): Promise<Step<Progress, LedgerReport>> {
    // Ids contain the wall clock of the machine that made them, not of `Clock`.
    const settled = minIdAt(Date.now() - COMMIT_HORIZON_MS);
    const page = await this.database.query<Moved>(SETTLED_TOTALS, [after, settled]);
    const counted = page.reduce(withMoved, report);
    const last = page.reduce((latest, row) => (row.last > latest ? row.last : latest), after);
    if (counted.transfers - report.transfers === TRANSFERS) return { progress: { part, after: last, report: counted } };
    const newest = await this.database.query<Moved>(NEWEST_TOTALS, [last]);
    return { result: newest.reduce(withMoved, counted) };
  }
}

interface Moved {
  readonly sender: string;
  readonly receiver: string;
  readonly coins: number;
  readonly transfers: number;
  readonly last: string;
}

function withFinding(report: LedgerReport, figures: AccountTotals): LedgerReport {
  const { account, stored, transferred } = figures;
  let found = report;
  if (stored !== transferred) {
    found = {
      ...found,
      sum: found.sum + stored - transferred,
      byKind: plus(found.byKind, account.split(':', 1)[0] as string, stored - transferred),
      mismatchCount: found.mismatchCount + 1,
      mismatches: [...found.mismatches, figures].slice(0, MAX_REPORTED),
    };
  }
  if (stored < 0) {
    found = {
      ...found,
      negativeCount: found.negativeCount + 1,
      negative: [...found.negative, account].slice(0, MAX_REPORTED),
    };
  }
  return found;
}

function withMoved(report: LedgerReport, { sender, receiver, coins, transfers }: Moved): LedgerReport {
  return {
    ...report,
    transfers: report.transfers + transfers,
    byKind: plus(plus(report.byKind, sender, -coins), receiver, coins),
  };
}

function plus(byKind: LedgerReport['byKind'], kind: string, coins: number): LedgerReport['byKind'] {
  return { ...byKind, [kind]: (byKind[kind] ?? 0) + coins };
}
