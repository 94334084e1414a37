import { Injectable } from '@nestjs/common';
import { type Coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { inSlices } from '../../../../kernel/in-slices';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { fromStateCondition } from '../../../../platform/database/guards';
import { toJson } from '../../../../platform/database/json';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { forUpdate } from '../../../../platform/database/dialect';
import { placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { Scheduler } from '../../../../platform/scheduler/scheduler';
import { storedForm, type TaskDraft } from '../../../tasks';
import { type Batches, type TaskBatch } from '../../application/batches';
import { POST_DUE_BATCHES } from '../../application/post-due-batches';
import { type BatchRow, costOf } from '../../domain/batch';
import { knownAnswer } from '../../domain/gold';
import { BATCH_TRANSITIONS } from '../../domain/transitions';
import { type Overlap } from '../../domain/overlap';
import { type BatchRowTableRow, BatchSchema, type BatchTableRow } from './batch.schema';

const FIELDS = selectList(BatchSchema.options.columns);

const BATCH_SIZE = 500;

/** SQL without the ORM: twenty statements insert ten thousand rows, which `bench/` measures. */
@Injectable()
export class SqlBatches implements Batches {
  constructor(
    private readonly database: Database,
    private readonly scheduler: Scheduler,
  ) {}

  async add(batch: TaskBatch, rows: readonly BatchRow[]): Promise<void> {
    await insertRows(this.database, 'task_batch', [tableRowOf(batch)]);
    const numbered = rows.map((row, index) => rowTableRowOf(batch, index + 1, row));
    for (const some of inSlices(numbered, BATCH_SIZE)) await insertRows(this.database, 'task_batch_row', some);
    // Runs the job immediately if this process runs jobs, instead of at the next interval.
    this.database.afterCommit(() => this.scheduler.wake(POST_DUE_BATCHES));
  }

  async find(id: Id): Promise<TaskBatch | undefined> {
    const row = await this.database.first<BatchTableRow>(sql`SELECT ${FIELDS} FROM task_batch WHERE id = ?`, [id]);
    return row && batchOf(row);
  }

  unposted({ id, tasks, posted }: TaskBatch, limit: number): Promise<readonly BatchRow[]> {
    return this.rows(id, posted, tasks, limit);
  }

  posted({ id, posted }: TaskBatch, after: number, limit: number): Promise<readonly BatchRow[]> {
    return this.rows(id, after, posted, limit);
  }

  advance({ id, tasks, posted, overlap, paused }: TaskBatch, by: number, now: number): Promise<boolean> {
    const done = posted + by === tasks;
    return this.database.executeGuarded(
      sql`UPDATE task_batch SET posted = ?, state = ?, ended_at = ?
       WHERE id = ? AND posted = ? AND overlap = ? AND paused = ? AND ${fromStateCondition(BATCH_TRANSITIONS.advanced, sql`state`)}`,
      [posted + by, done ? 'done' : 'posting', done ? now : 0, id, posted, overlap.max, paused ? 1 : 0],
    );
  }

  async changeOverlap({ id }: TaskBatch, overlap: Overlap): Promise<TaskBatch | undefined> {
    const row = await this.database.first<BatchTableRow>(
      sql`SELECT ${FIELDS} FROM task_batch WHERE id = ?${forUpdate(this.database)}`,
      [id],
    );
    const batch = row && batchOf(row);
    if (batch?.state !== 'posting' && batch?.state !== 'done') return undefined;
    const { form: _, ...texts } = { ...batch.template, slots: overlap.max };
    const { overlapMin, overlapConfidence, overlapField } = overlapColumns(overlap);
    await this.database.execute(
      sql`UPDATE task_batch SET template = ?, task_cost = ?, overlap = ?, overlap_min = ?, overlap_confidence = ?, overlap_field = ?
       WHERE id = ?`,
      [JSON.stringify(texts), costOf(texts, 1), overlap.max, overlapMin, overlapConfidence, overlapField, id],
    );
    return batch;
  }

  pause(id: Id, paused: boolean): Promise<boolean> {
    return this.database.executeGuarded(
      sql`UPDATE task_batch SET paused = ? WHERE id = ? AND paused = ? AND state IN ('posting', 'done')`,
      [paused ? 1 : 0, id, paused ? 0 : 1],
    );
  }

  async stop(id: Id, state: 'cancelled' | 'past', now: number): Promise<boolean> {
    const stopped = await this.database.executeGuarded(
      sql`UPDATE task_batch SET state = ?, ended_at = ? WHERE id = ? AND ${fromStateCondition(BATCH_TRANSITIONS[state], sql`state`)}`,
      [state, now, id],
    );
    if (!stopped) return false;
    const posted = await this.database.number(sql`SELECT posted FROM task_batch WHERE id = ?`, [id]);
    await this.database.execute(sql`DELETE FROM task_batch_row WHERE batch_id = ? AND number > ?`, [id, posted]);
    return true;
  }

  async storeClosedCoins(id: Id, coins: Coins): Promise<void> {
    await this.database.execute(sql`UPDATE task_batch SET closed_coins = ? WHERE id = ?`, [coins, id]);
  }

  due(limit: number): Promise<readonly Id[]> {
    return this.database.values<Id>(sql`SELECT id FROM task_batch WHERE state = 'posting' ORDER BY id LIMIT ?`, [
      limit,
    ]);
  }

  postingOf(buyerId: Id): Promise<readonly Id[]> {
    return this.database.values<Id>(
      sql`SELECT id FROM task_batch WHERE buyer_id = ? AND state = 'posting' ORDER BY id`,
      [buyerId],
    );
  }

  async numbered(id: Id, numbers: readonly number[]): Promise<ReadonlyMap<number, BatchRow>> {
    if (numbers.length === 0) return new Map();
    return this.byNumber(sql`number IN (${placeholders(numbers)})`, [id, ...numbers]);
  }

  controls(id: Id): Promise<ReadonlyMap<number, BatchRow>> {
    return this.byNumber(sql`control = 1`, [id]);
  }

  private async byNumber(where: Sql, parameters: readonly unknown[]): Promise<ReadonlyMap<number, BatchRow>> {
    const rows = await this.database.query<BatchRowTableRow>(
      sql`SELECT number, line, task_id AS taskId, cells FROM task_batch_row WHERE batch_id = ? AND ${where}`,
      parameters,
    );
    return new Map(rows.map((row) => [row.number, batchRowOf(row)]));
  }

  private async rows(id: Id, after: number, last: number, limit: number): Promise<readonly BatchRow[]> {
    const rows = await this.database.query<BatchRowTableRow>(
      sql`SELECT line, task_id AS taskId, cells, picture FROM task_batch_row
       WHERE batch_id = ? AND number > ? AND number <= ? ORDER BY number LIMIT ?`,
      [id, after, last, limit],
    );
    return rows.map(batchRowOf);
  }
}

const batchRowOf = ({ line, taskId, cells, picture }: BatchRowTableRow): BatchRow => ({
  line,
  taskId,
  values: JSON.parse(cells) as string[],
  picture: picture ?? undefined,
});

function tableRowOf({ template, columns, overlap, ...batch }: TaskBatch): BatchTableRow {
  const { form, ...texts } = template;
  return {
    ...batch,
    title: template.title,
    template: JSON.stringify(texts),
    form: toJson(form),
    columnNames: JSON.stringify(columns),
    paused: batch.paused ? 1 : 0,
    taskCost: costOf(template, 1),
    ...overlapColumns(overlap),
    goldRate: Math.round(batch.goldRate * 1000),
    closedCoins: 0,
  };
}

const MILLION = 1_000_000;

function overlapColumns({ max, adaptive }: Overlap) {
  return {
    overlap: max,
    overlapMin: adaptive?.min ?? 0,
    overlapConfidence: Math.round((adaptive?.confidence ?? 0) * MILLION),
    overlapField: adaptive?.field ?? '',
  };
}

export function storedOverlap(row: ReturnType<typeof overlapColumns>): Overlap {
  const { overlap: max, overlapMin: min, overlapConfidence: confidence, overlapField: field } = row;
  return { max, adaptive: field === '' ? undefined : { min, confidence: confidence / MILLION, field } };
}

function rowTableRowOf(batch: TaskBatch, number: number, row: BatchRow): BatchRowTableRow {
  const { line, taskId, values, picture = null } = row;
  const control = knownAnswer(batch, row) === undefined ? 0 : 1;
  return { batchId: batch.id, number, line, taskId, cells: JSON.stringify(values), control, picture };
}

function batchOf({ form, columnNames, ...row }: BatchTableRow): TaskBatch {
  return {
    ...row,
    template: { ...(JSON.parse(row.template) as TaskDraft), form: storedForm(form) },
    columns: JSON.parse(columnNames) as string[],
    paused: Boolean(row.paused),
    overlap: storedOverlap(row),
    goldRate: row.goldRate / 1000,
  };
}
