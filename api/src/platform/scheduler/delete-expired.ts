import { type Clock } from '../../kernel/clock';
import { type Database } from '../database/database';
import { placeholders } from '../database/placeholders';
import { type Sql, sql } from '../database/sql';
import { Job } from './job';

/** So many go in one statement: SQLite's one writer is let go again within milliseconds. */
const BATCH = 200;

/** Deletes the rows of tables whose time, in milliseconds since the epoch, has passed. In SQL: the caller names tables and columns. */
export class DeleteExpired extends Job {
  constructor(
    readonly name: string,
    private readonly tables: readonly { readonly table: Sql; readonly time: Sql }[],
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    let full = false;
    for (const { table, time } of this.tables) full = (await this.deleteSome(table, time)) === BATCH || full;
    return full;
  }

  private async deleteSome(table: Sql, time: Sql): Promise<number> {
    const rows = await this.database.query<{ id: string }>(
      sql`SELECT id FROM ${table} WHERE ${time} <= ? ORDER BY ${time} LIMIT ?`,
      [this.clock.now(), BATCH],
    );
    if (rows.length === 0) return 0;
    // The time once more: a count may have begun anew since it was read.
    await this.database.execute(sql`DELETE FROM ${table} WHERE ${time} <= ? AND id IN (${placeholders(rows)})`, [
      this.clock.now(),
      ...rows.map(({ id }) => id),
    ]);
    return rows.length;
  }
}
