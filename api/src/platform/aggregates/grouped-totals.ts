import { type Database } from '../database/database';
import { type Sql, sql } from '../database/sql';
import { type AggregateRefresher } from './aggregate-refresher';
import { type Step, type IncrementalAggregate } from './incremental-aggregate';

const PAGE = 5_000;

interface GroupedTotalsOptions {
  readonly table: Sql;
  /** GROUP BY expression. */
  readonly by: Sql;
  /** Expression to sum; left out: the number of rows. */
  readonly of?: Sql;
}

interface Progress {
  readonly after: string;
  readonly totals: Readonly<Record<string, number>>;
}

/**
 * Sums over a table by the value of an expression, one page of its key at a time. Rows that change during the
 * computation may count with old or new values. So the result is for display, not for decisions.
 *
 * SQL without the ORM: sums of a page; the caller provides table and expressions.
 */
export class GroupedTotals implements IncrementalAggregate<Progress, Readonly<Record<string, number>>> {
  constructor(
    readonly name: string,
    private readonly database: Database,
    private readonly options: GroupedTotalsOptions,
  ) {}

  async step(progress: Progress = { after: '', totals: {} }): Promise<Step<Progress, Progress['totals']>> {
    const { table, by, of = sql`1` } = this.options;
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

/** Totals by value, as last computed by the aggregate job; undefined before its first run. */
export type LatestTotals<Value extends string> = () => Promise<Readonly<Record<Value, number>> | undefined>;

/** Has the totals computed regularly. `none`: the totals of no rows. */
export function latestTotals<Value extends string>(
  name: string,
  none: Readonly<Record<Value, number>>,
  options: GroupedTotalsOptions,
  database: Database,
  aggregates: AggregateRefresher,
): LatestTotals<Value> {
  aggregates.add(new GroupedTotals(name, database, options));
  return async () => {
    const last = await aggregates.last<typeof none>(name);
    return last && { ...none, ...last.result };
  };
}
