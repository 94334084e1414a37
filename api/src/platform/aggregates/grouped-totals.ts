import { type Database } from '../database/database';
import { type Sql, sql } from '../database/sql';
import { type Step, type IncrementalAggregate } from './incremental-aggregate';

const PAGE = 5_000;

interface GroupedTotalsOptions {
  readonly table: Sql;
  /** An SQL expression; rows of one value are added up together. */
  readonly by: Sql;
  /** An SQL expression of what is added up; left out: how many rows there are. */
  readonly of?: Sql;
}

interface Progress {
  readonly after: string;
  readonly totals: Readonly<Record<string, number>>;
}

/**
 * Adds a table up by the value of an expression, a page of its key at a time. Rows that change while it is under way are
 * counted as they were or as they are: a figure for looking at, not for deciding.
 *
 * In SQL: sums of a page, whose table and expressions the caller names.
 */
export class GroupedTotals implements IncrementalAggregate<Progress, Readonly<Record<string, number>>> {
  constructor(
    readonly name: string,
    private readonly database: Database,
    private readonly wish: GroupedTotalsOptions,
  ) {}

  async step(progress: Progress = { after: '', totals: {} }): Promise<Step<Progress, Progress['totals']>> {
    const { table, by, of = sql`1` } = this.wish;
    const rows = await this.database.query<{ value: string; total: number; counted: number; last: string }>(
      sql`SELECT value, SUM(figure) AS total, COUNT(*) AS counted, MAX(id) AS last
       FROM (SELECT id, ${by} AS value, ${of} AS figure FROM ${table} WHERE id > ? ORDER BY id LIMIT ?) page
       GROUP BY value`,
      [progress.after, PAGE],
    );
    const totals = { ...progress.totals };
    for (const { value, total } of rows) totals[value] = (totals[value] ?? 0) + total;
    if (rows.reduce((sum, { counted }) => sum + counted, 0) < PAGE) return { result: totals };
    return { progress: { after: rows.reduce((last, row) => (row.last > last ? row.last : last), ''), totals } };
  }
}
