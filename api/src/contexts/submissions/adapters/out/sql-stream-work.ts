import { Injectable } from '@nestjs/common';
import { coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { along, insertMissing } from '../../../../platform/database/dialect';
import { placeholders } from '../../../../platform/database/placeholders';
import { sql } from '../../../../platform/database/sql';
import { type StreamDone, StreamWork } from '../../application/stream-work';

/** In SQL: on the way of every item that a worker asks for, which `bench/` measures. */
@Injectable()
export class SqlStreamWork extends StreamWork {
  constructor(private readonly database: Database) {
    super();
  }

  async doneIn(batchId: Id, workerId: Id): Promise<StreamDone> {
    const [sent, skipped] = await Promise.all([
      this.database.query<{ done: number; earned: number | null; controls: number | null }>(
        sql`SELECT COUNT(*) AS done, SUM(CASE WHEN status <> 'rejected' THEN reward ELSE 0 END) AS earned,
          SUM(control) AS controls
         FROM submission ${along('submission_of_batch', this.database)} WHERE batch_id = ? AND worker_id = ?`,
        [batchId, workerId],
      ),
      this.database.query<{ skipped: number }>(
        sql`SELECT COUNT(*) AS skipped FROM skipped_item WHERE worker_id = ? AND batch_id = ?`,
        [workerId, batchId],
      ),
    ]);
    return {
      done: Number(sent[0]?.done ?? 0),
      controls: Number(sent[0]?.controls ?? 0),
      earned: coins(Number(sent[0]?.earned ?? 0)),
      skipped: Number(skipped[0]?.skipped ?? 0),
    };
  }

  async touched(batchId: Id, workerId: Id, taskIds: readonly Id[]): Promise<ReadonlySet<Id>> {
    if (taskIds.length === 0) return new Set();
    const some = placeholders(taskIds);
    const rows = await this.database.query<{ id: Id }>(
      sql`SELECT task_id AS id FROM submission ${along('submission_once', this.database)} WHERE task_id IN (${some}) AND worker_id = ?
       UNION ALL SELECT task_id AS id FROM skipped_item WHERE worker_id = ? AND batch_id = ? AND task_id IN (${some})`,
      [...taskIds, workerId, workerId, batchId, ...taskIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async skip(batchId: Id, workerId: Id, taskId: Id): Promise<void> {
    await this.database.execute(
      sql`${insertMissing(this.database)} skipped_item (worker_id, batch_id, task_id) VALUES (?, ?, ?)`,
      [workerId, batchId, taskId],
    );
  }

  async forgetSkipsOf(workerId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM skipped_item WHERE worker_id = ?`, [workerId]);
  }
}
