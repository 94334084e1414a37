import { type Clock } from '../../kernel/clock';
import { type Database } from '../database/database';
import { placeholders, sql, type Sql } from '../database/sql';
import { Job } from './job';

/** Rows per statement, so that SQLite's write lock is held for milliseconds only. */
const BATCH = 200;

interface ExpiringTable {
  readonly table: Sql;
  readonly time: Sql;
  readonly keptMs?: number;
}

/**
 * Deletes rows whose time, in milliseconds since the epoch, has passed, or passed `keptMs` ago. SQL without the ORM: the
 * caller provides tables and columns.
 */
export class DeleteExpired extends Job {
  constructor(
    readonly name: string,
    private readonly tables: readonly ExpiringTable[],
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    let full = false;
    for (const each of this.tables) full = (await this.deleteSome(each)) === BATCH || full;
    return full;
  }

  private async deleteSome({ table, time, keptMs = 0 }: ExpiringTable): Promise<number> {
    const ids = await this.database.values<string>(
      sql`SELECT id FROM ${table} WHERE ${time} <= ? ORDER BY ${time} LIMIT ?`,
      [this.clock.now() - keptMs, BATCH],
    );
    if (ids.length === 0) return 0;
    // Checks the time again: a counter may have started a new window since it was read.
    await this.database.execute(sql`DELETE FROM ${table} WHERE ${time} <= ? AND id IN (${placeholders(ids)})`, [
      this.clock.now() - keptMs,
      ...ids,
    ]);
    return ids.length;
  }
}
