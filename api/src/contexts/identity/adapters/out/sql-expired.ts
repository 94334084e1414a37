import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { Database } from '../../../../platform/database/database';
import { placeholders } from '../../../../platform/database/placeholders';
import { type Sql, sql } from '../../../../platform/database/sql';
import { Expired } from '../../application/expired';

const PASSING = [
  [sql`session`, sql`expires_at`],
  [sql`session_end`, sql`expires_at`],
  [sql`reset_token`, sql`expires_at`],
  [sql`verification_token`, sql`expires_at`],
  [sql`rate_window`, sql`ends_at`],
] as const;

/** So many go in one statement: SQLite's one writer is let go again within milliseconds. */
const BATCH = 200;

/** In SQL: one pair of statements serves every table whose rows run out. */
@Injectable()
export class SqlExpired extends Expired {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async sweep(): Promise<boolean> {
    let full = false;
    for (const [table, column] of PASSING) full = (await this.sweepOne(table, column)) === BATCH || full;
    return full;
  }

  private async sweepOne(table: Sql, column: Sql): Promise<number> {
    const rows = await this.database.query<{ id: string }>(
      sql`SELECT id FROM ${table} WHERE ${column} <= ? ORDER BY ${column} LIMIT ?`,
      [this.clock.now(), BATCH],
    );
    if (rows.length === 0) return 0;
    // The time once more: a count may have begun anew since it was read.
    await this.database.execute(sql`DELETE FROM ${table} WHERE ${column} <= ? AND id IN (${placeholders(rows)})`, [
      this.clock.now(),
      ...rows.map(({ id }) => id),
    ]);
    return rows.length;
  }
}
