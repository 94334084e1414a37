import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { onConflict } from '../../../../platform/database/dialect';
import { sql } from '../../../../platform/database/sql';
import { type WorkTimes } from '../../application/work-duration-recorder';
import { type DurationBucket } from '../../domain/duration';

/** SQL without the ORM: counters are incremented atomically. */
@Injectable()
export class SqlWorkTimes implements WorkTimes {
  constructor(private readonly database: Database) {}

  async count(taskId: Id, minutes: number): Promise<readonly DurationBucket[]> {
    await this.database.execute(
      sql`INSERT INTO work_time (task_id, minutes, works) VALUES (?, ?, 1)
       ${onConflict(this.database, 'task_id', 'minutes')} works = works + 1`,
      [taskId, minutes],
    );
    return this.database.query<DurationBucket>(sql`SELECT minutes, works FROM work_time WHERE task_id = ?`, [taskId]);
  }

  async record(taskId: Id, medianMinutes: number): Promise<void> {
    const statement = sql`UPDATE task SET median_minutes = ? WHERE id = ? AND (median_minutes IS NULL OR median_minutes <> ?)`;
    await this.database.execute(statement, [medianMinutes, taskId, medianMinutes]);
  }
}
