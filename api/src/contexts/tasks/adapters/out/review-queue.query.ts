import { Injectable } from '@nestjs/common';
import { LIMITS, type PageEnvelope, type Task as WireTask } from '@kaaj/contract';
import { Database } from '../../../../platform/database/database';
import { forceIndex } from '../../../../platform/database/dialect';
import { sql } from '../../../../platform/database/sql';
import { decodeCursor, toPage } from '../../../../platform/paging/cursor';
import { type Viewer } from '../../application/task-presenter';
import { firstInReview, ListedEntriesQuery, type ListPosition } from './listed-entries.query';

/** Tasks and batches that wait for an Admin's review, oldest first. SQL without the ORM: along existing indexes. */
@Injectable()
export class ReviewQueueQuery {
  constructor(
    private readonly database: Database,
    private readonly listed: ListedEntriesQuery,
  ) {}

  async page(viewer: Viewer, cursor?: string, size: number = LIMITS.listPageSize): Promise<PageEnvelope<WireTask>> {
    const [after] = decodeCursor(cursor, [''] as const) ?? [];
    const { rows, next } = toPage(await this.waiting(size + 1, after), size, ({ id }) => [id]);
    const entries = await this.listed.entries(rows, await this.listed.itemsOf(rows));
    return { data: await this.listed.show(entries, viewer), page: { next } };
  }

  /** Waiting entries after an id, oldest first. A batch is included while it has or will have a task to review. */
  private async waiting(limit: number, after = ''): Promise<readonly ListPosition[]> {
    const [tasks, batches] = await Promise.all([
      this.database.query<ListPosition>(
        sql`SELECT id, 0 AS batch FROM task ${forceIndex('task_newest', this.database)}
         WHERE batch_id IS NULL AND status = 'review' AND id > ? ORDER BY id LIMIT ?`,
        [after, limit],
      ),
      this.database.query<ListPosition>(
        sql`SELECT id, 1 AS batch FROM task_stream ${forceIndex('task_stream_newest', this.database)}
         WHERE status = 'review' AND ${firstInReview(this.database)} IS NOT NULL AND id > ? ORDER BY id LIMIT ?`,
        [after, limit],
      ),
    ]);
    return [...tasks, ...batches].sort((one, other) => (one.id < other.id ? -1 : 1)).slice(0, limit);
  }
}
