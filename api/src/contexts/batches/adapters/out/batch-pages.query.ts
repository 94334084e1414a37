import { Injectable } from '@nestjs/common';
import { type Batch as WireBatch } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { NotFound } from '../../../../kernel/not-found';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { along } from '../../../../platform/database/dialect';
import { toPage, decodeCursor, type Page } from '../../../../platform/paging/cursor';
import { type BatchTableRow } from './batch.schema';

const FIELDS = sql`id, title, state, tasks, posted, task_cost, closed_coins, overlap, controls, created_at, ended_at`;

type Row = Omit<BatchTableRow, 'buyer_id' | 'template' | 'column_names' | 'gold_column'>;

/**
 * What screens show of batches. In SQL: the list goes along an index that the statement names, and no template is read
 * for it.
 */
@Injectable()
export class BatchPagesQuery {
  constructor(private readonly database: Database) {}

  /** A buyer's own one. Throws NotFound. */
  async one(id: Id, buyerId: Id): Promise<WireBatch> {
    const statement = sql`SELECT ${FIELDS} FROM task_batch WHERE id = ? AND buyer_id = ?`;
    const [row] = await this.database.query<Row>(statement, [id, buyerId]);
    if (!row) throw new NotFound();
    return wireOf(row);
  }

  /** A buyer's own ones, the newest first. */
  async page(buyerId: Id, cursor: string | undefined, size: number): Promise<Page<WireBatch>> {
    const place = decodeCursor(cursor, [''] as const);
    const rows = await this.database.query<Row>(
      sql`SELECT ${FIELDS} FROM task_batch ${along('task_batch_of_buyer', this.database)}
       WHERE buyer_id = ?${place ? sql` AND id < ?` : sql``} ORDER BY id DESC LIMIT ?`,
      [buyerId, ...(place ?? []), size + 1],
    );
    const page = toPage(rows, size, ({ id }) => [id]);
    return { rows: page.rows.map(wireOf), next: page.next };
  }
}

function wireOf({
  id,
  title,
  state,
  tasks,
  posted,
  task_cost: each,
  closed_coins: closed,
  overlap,
  controls,
  created_at,
  ended_at,
}: Row): WireBatch {
  const stopped = state === 'cancelled' || state === 'past';
  return {
    _id: id,
    title,
    state,
    tasks,
    posted,
    cost: each * tasks,
    returned: stopped ? each * (tasks - posted) + closed : 0,
    overlap,
    controls,
    createdAt: new Date(created_at).toISOString(),
    endedAt: ended_at === 0 ? null : new Date(ended_at).toISOString(),
  };
}
