import { type Clock } from '../../kernel/clock';
import { type Database } from '../database/database';
import { placeholders } from '../database/placeholders';
import { type Sql, sql } from '../database/sql';
import { Job } from './job';

/** Rows per statement, so that SQLite's write lock is held for milliseconds only. */
const BATCH = 200;

/**
 * Deletes rows whose time, in milliseconds since the epoch, has passed. SQL without the ORM: the caller provides tables
 * and columns.
 */
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
    // Checks the time again: a counter may have started a new window since it was read.
    await this.database.execute(sql`DELETE FROM ${table} WHERE ${time} <= ? AND id IN (${placeholders(rows)})`, [
      this.clock.now(),
      ...rows.map(({ id }) => id),
    ]);
    return rows.length;
  }
}
