import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forceIndex, insertMissing } from '../../../../platform/database/dialect';
import { sql } from '../../../../platform/database/sql';
import { type OpenItem } from '../../../tasks';
import {
  type OpenItemRange,
  type StreamProgress,
  type StreamItem,
  type StreamWork,
} from '../../application/stream-work';

/** SQL without the ORM: runs with every request for an item, which `bench/` measures. */
@Injectable()
export class SqlStreamWork implements StreamWork {
  constructor(private readonly database: Database) {}

  async progressIn(batchId: Id, workerId: Id): Promise<StreamProgress> {
    const row = await this.database.first<StreamProgress>(
      sql`SELECT COUNT(*) AS submitted, COALESCE(SUM(CASE WHEN status <> 'rejected' THEN reward ELSE 0 END), 0) AS earned,
         COALESCE(SUM(control), 0) AS controls,
         (SELECT COUNT(*) FROM skipped_item WHERE worker_id = ? AND batch_id = ?) AS skipped
       FROM submission ${forceIndex('submission_of_batch', this.database)} WHERE batch_id = ? AND worker_id = ?`,
      [workerId, batchId, batchId, workerId],
    );
    return row as StreamProgress;
  }

  async nearest({ batchId, workerId, control, after }: OpenItemRange, limit: number): Promise<readonly StreamItem[]> {
    const [behind, parameters] =
      typeof after === 'number'
        ? [sql`item_slots >= ?`, [after]]
        : [sql`(item_slots > ? OR item_slots = ? AND id > ?)`, [after.openSlots, after.openSlots, after.id]];
    const rows = await this.database.query<OpenItem & { readonly handled: number }>(
      sql`SELECT id, item_slots AS openSlots,
         EXISTS (SELECT 1 FROM submission WHERE task_id = task.id AND worker_id = ?)
         OR EXISTS (SELECT 1 FROM skipped_item WHERE worker_id = ? AND batch_id = task.batch_id AND task_id = task.id) AS handled
       FROM task ${forceIndex('task_nearest', this.database)}
       WHERE batch_id = ? AND item_slots > 0 AND ${behind} AND control = ? ORDER BY item_slots, id LIMIT ?`,
      [workerId, workerId, batchId, ...parameters, control ? 1 : 0, limit],
    );
    return rows.map(({ handled, ...item }) => ({ ...item, handled: Boolean(handled) }));
  }

  async skip(batchId: Id, workerId: Id, taskId: Id): Promise<void> {
    await this.database.execute(
      sql`${insertMissing(this.database)} skipped_item (worker_id, batch_id, task_id) VALUES (?, ?, ?)`,
      [workerId, batchId, taskId],
    );
  }

  async deleteSkipsOf(workerId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM skipped_item WHERE worker_id = ?`, [workerId]);
  }
}
