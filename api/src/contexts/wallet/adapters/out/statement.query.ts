import { Injectable } from '@nestjs/common';
import { type StatementGroup, type StatementLine } from '@kaaj/contract';
import { Clock, DAY_MS } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { joinSql, sql } from '../../../../platform/database/sql';
import { type TableRow } from '../../../../platform/database/table';
import { forceIndex } from '../../../../platform/database/dialect';
import { encodeCursor, toPage, decodeCursor, type Page } from '../../../../platform/paging/cursor';
import { availableOf, escrowOf, heldOf } from '../../domain/account';
import { groupOf } from '../../domain/statement-group';
import { type TransferSchema } from './wallet.schema';

/** A line of the statement without its task, which another context adds. */
export type Moved = Omit<StatementLine, 'taskTitle' | 'taskDeleted'>;

export interface StatementFilter {
  readonly group?: StatementGroup | undefined;
  /** Only transfers of this number of last days. */
  readonly days?: number | undefined;
}

/** `balance`: at the time of the query; the same in every row. */
type Row = TableRow<typeof TransferSchema> & { readonly balance: number | null };

const ESCROW = escrowOf('');
/** Rows that are read for a page of one group. A page with fewer lines sets `next` when rows remain. */
const MAX_ROWS_READ = 1000;

/**
 * A person's own transfers, newest first, each with the coin balance after it. SQL without the ORM: one statement reads
 * a page along two indexes, and the balance of the same snapshot.
 */
@Injectable()
export class StatementQuery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async page(
    personId: Id,
    { group, days }: StatementFilter,
    cursor: string | undefined,
    size: number,
  ): Promise<Page<Moved>> {
    const position = decodeCursor(cursor, ['', 0] as const);
    const accounts = [availableOf(personId), heldOf(personId)];
    const limit = group ? MAX_ROWS_READ : size;
    const rows = await this.transfers(accounts, position?.[0], limit + 1);
    const listed = lines(rows, accounts, position?.[1] ?? rows[0]?.balance ?? 0);
    const since = days === undefined ? 0 : this.clock.now() - days * DAY_MS;
    const recent = listed.filter(({ at }) => at >= since);
    const matching = recent.filter(({ line }) => !group || groupOf(line.kind, line.amount) === group);
    const { rows: shown, next } = toPage(matching, size, keyAfter);
    // All rows that were read may be on the page, while older rows remain.
    const last = listed.at(-1);
    const more = rows.length > limit && recent.length === rows.length && last ? encodeCursor(keyAfter(last)) : null;
    return { rows: shown.map(({ line }) => line), next: next ?? more };
  }

  /** One statement, so that the balance and its transfers are of the same snapshot. */
  private transfers(accounts: readonly string[], before: Id | undefined, limit: number): Promise<Row[]> {
    const ends = accounts.flatMap((account) => [
      { column: sql`from_account`, index: 'transfer_from', account },
      { column: sql`to_account`, index: 'transfer_to', account },
    ]);
    const parts = ends.map(
      ({ column, index }) => sql`SELECT * FROM (SELECT id, from_account, to_account, amount, kind, reference, at
        FROM transfer ${forceIndex(index, this.database)}
        WHERE ${column} = ?${before === undefined ? sql`` : sql` AND id < ?`} ORDER BY id DESC LIMIT ?) part`,
    );
    return this.database.query<Row>(
      sql`SELECT moved.*, (SELECT SUM(balance) FROM account WHERE id IN (?, ?)) AS balance
       FROM (${joinSql(parts, sql` UNION `)}) moved ORDER BY id DESC LIMIT ?`,
      [
        ...accounts,
        ...ends.flatMap(({ account }) => [account, ...(before === undefined ? [] : [before]), limit]),
        limit,
      ],
    );
  }
}

interface Line {
  readonly line: Moved;
  readonly at: number;
  readonly balanceBefore: number;
}

const keyAfter = ({ line, balanceBefore }: Line) => [line._id, balanceBefore] as const;

/** Computes earlier balances backwards from the balance after the newest transfer. */
function lines(rows: readonly Row[], [available, held]: readonly string[], newest: number): Line[] {
  let balance = newest;
  return rows.map((row) => {
    const into = (account: string | undefined) =>
      (row.to_account === account ? row.amount : 0) - (row.from_account === account ? row.amount : 0);
    const amount = into(available) + into(held);
    const line = {
      _id: row.id,
      time: new Date(row.at).toISOString(),
      kind: row.kind,
      amount,
      held: into(held),
      balance,
      taskId: taskOf(row),
      reference: row.reference,
    };
    balance -= amount;
    return { line, at: row.at, balanceBefore: balance };
  });
}

function taskOf({ from_account, to_account }: Row): Id | null {
  const escrow = [from_account, to_account].find((account) => account.startsWith(ESCROW));
  return escrow?.slice(ESCROW.length) ?? null;
}
