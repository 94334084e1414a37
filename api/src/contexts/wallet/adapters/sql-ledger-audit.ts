import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { LedgerAudit, type LedgerReport } from '../application/ledger-audit';
import { HOUSE_ACCOUNTS } from '../domain/account';

interface Figures {
  readonly account: string;
  readonly stored: number | null;
  readonly transferred: number;
}

/** One statement, so that it sees one moment: reading balances and transfers apart would catch coins in between. */
const EVERY_ACCOUNT = `
  SELECT moved.account AS account, account.balance AS stored, moved.total AS transferred
  FROM (
    SELECT account, SUM(amount) AS total FROM (
      SELECT to_account AS account, amount FROM transfer
      UNION ALL
      SELECT from_account AS account, -amount FROM transfer
    ) movement GROUP BY account
  ) moved LEFT JOIN account ON account.id = moved.account
  UNION ALL
  SELECT account.id, account.balance, 0 FROM account
  WHERE account.balance <> 0
    AND NOT EXISTS (SELECT 1 FROM transfer WHERE to_account = account.id)
    AND NOT EXISTS (SELECT 1 FROM transfer WHERE from_account = account.id)`;

@Injectable()
export class SqlLedgerAudit extends LedgerAudit {
  constructor(private readonly database: Database) {
    super();
  }

  async run(): Promise<LedgerReport> {
    const houses = new Set<string>(HOUSE_ACCOUNTS);
    const rows = (await this.database.queryAtLength<Figures>(EVERY_ACCOUNT)).map(
      ({ account, stored, transferred }) => ({
        account,
        transferred,
        stored: houses.has(account) ? transferred : (stored ?? 0),
      }),
    );
    const [counted] = await this.database.queryAtLength<{ transfers: number }>(
      'SELECT COUNT(*) AS transfers FROM transfer',
    );
    return {
      sum: rows.reduce((sum, { stored }) => sum + stored, 0),
      transfers: counted?.transfers ?? 0,
      mismatches: rows.filter(({ stored, transferred }) => stored !== transferred),
      negative: rows.filter(({ account, stored }) => stored < 0 && !houses.has(account)).map(({ account }) => account),
      byKind: totalsByKind(rows),
    };
  }
}

function totalsByKind(rows: readonly { account: string; stored: number }[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { account, stored } of rows) {
    const kind = account.split(':', 1)[0] as string;
    totals[kind] = (totals[kind] ?? 0) + stored;
  }
  return totals;
}
