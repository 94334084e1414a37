import { Injectable } from '@nestjs/common';
import { type Batch as WireBatch, COMPARABLE_KINDS } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { found } from '../../../../kernel/not-found';
import { Database } from '../../../../platform/database/database';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { toPage, decodeCursor, type Page } from '../../../../platform/paging/cursor';
import { LabelsQuery } from '../../../agreement';
import { storedForm } from '../../../tasks';
import { type FeeBase, feeOf, Fees } from '../../../wallet';
import { BatchSchema, type BatchTableRow } from './batch.schema';
import { storedOverlap } from './sql-batches';

const { buyerId, template, form, columnNames, goldColumn, ...shown } = BatchSchema.options.columns;
const FIELDS = selectList(shown);

type Row = Omit<BatchTableRow, 'buyerId' | 'template' | 'form' | 'columnNames' | 'goldColumn'>;

/**
 * Batch queries for pages. SQL without the ORM: the list uses an index that the statement names, and does not read
 * templates.
 */
@Injectable()
export class BatchPagesQuery {
  constructor(
    private readonly database: Database,
    private readonly labels: LabelsQuery,
    private readonly fees: Fees,
  ) {}

  /** A buyer's own batch. Throws NotFound. */
  async one(id: Id, buyerId: Id): Promise<WireBatch> {
    const statement = sql`SELECT ${FIELDS}, form FROM task_batch WHERE id = ? AND buyer_id = ?`;
    const row = found(await this.database.first<Row & Pick<BatchTableRow, 'form'>>(statement, [id, buyerId]));
    const [batch] = await this.shown([row]);
    const fields = storedForm(row.form)?.fields.filter(({ kind }) => COMPARABLE_KINDS.includes(kind)) ?? [];
    return { ...(batch as WireBatch), fields: fields.map(({ name, label }) => ({ name, label })) };
  }

  /** A buyer's own batches, newest first. */
  async page(buyerId: Id, cursor: string | undefined, size: number): Promise<Page<WireBatch>> {
    const position = decodeCursor(cursor, [''] as const);
    const rows = await this.database.query<Row>(
      sql`SELECT ${FIELDS} FROM task_batch ${forceIndex('task_batch_of_buyer', this.database)}
       WHERE buyer_id = ?${position ? sql` AND id < ?` : sql``} ORDER BY id DESC LIMIT ?`,
      [buyerId, ...(position ?? []), size + 1],
    );
    const page = toPage(rows, size, ({ id }) => [id]);
    return { rows: await this.shown(page.rows), next: page.next };
  }

  private async shown(rows: readonly Row[]): Promise<readonly WireBatch[]> {
    const adaptive = rows.filter(({ overlapField }) => overlapField !== '');
    const released = await this.labels.released(adaptive.map(({ id }) => id));
    const fees = await this.fees.of(rows.map(({ id }) => id));
    return rows.map((row) => wireOf(row, released.get(row.id) ?? 0, fees));
  }
}

function wireOf(row: Row, released: number, fees: ReadonlyMap<Id, FeeBase>): WireBatch {
  const { id, title, state, paused, tasks, posted, taskCost: each, closedCoins, controls, createdAt, endedAt } = row;
  const { max, adaptive } = storedOverlap(row);
  const stopped = state === 'cancelled' || state === 'past';
  return {
    _id: id,
    title,
    state: paused && !stopped ? 'paused' : state,
    tasks,
    posted,
    cost: each * tasks,
    fee: feeOf(each * tasks, fees.get(id)?.percent ?? 0),
    returned: stopped ? each * (tasks - posted) + closedCoins : 0,
    overlap: adaptive ? { ...adaptive, max } : max,
    saved: (each / max) * released,
    controls,
    createdAt: new Date(createdAt).toISOString(),
    endedAt: endedAt === 0 ? null : new Date(endedAt).toISOString(),
  };
}
