import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { onConflict } from '../../../../platform/database/dialect';
import { sql } from '../../../../platform/database/sql';
import { type WorkDurationRecorder } from '../../application/work-duration-recorder';
import { bucketFor, type DurationBucket, medianMinutes } from '../../domain/duration';

/** SQL without the ORM: counters are incremented atomically. */
@Injectable()
export class SqlWorkTimes implements WorkDurationRecorder {
  constructor(private readonly database: Database) {}

  async record(taskId: Id, minutes: number): Promise<void> {
    await this.database.execute(
      sql`INSERT INTO work_time (task_id, minutes, works) VALUES (?, ?, 1)
       ${onConflict(this.database, 'task_id', 'minutes')} works = works + 1`,
      [taskId, bucketFor(minutes)],
    );
    const buckets = sql`SELECT minutes, works FROM work_time WHERE task_id = ?`;
    const median = medianMinutes(await this.database.query<DurationBucket>(buckets, [taskId]));
    if (median === null) return;
    const statement = sql`UPDATE task SET median_minutes = ? WHERE id = ? AND (median_minutes IS NULL OR median_minutes <> ?)`;
    await this.database.execute(statement, [median, taskId, median]);
  }
}
