import { Injectable } from '@nestjs/common';
import { type Task as WireTask, type TaskBatch } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forceIndex } from '../../../../platform/database/dialect';
import { placeholders, sql, type Sql, stringLiteral } from '../../../../platform/database/sql';
import { HeldItems } from '../../application/held-items';
import { TaskPresenter, type Viewer } from '../../application/task-presenter';
import { type Task } from '../../domain/task';
import { taskOf } from './task-row';
import { TASK_COLUMNS, type TaskRow } from './task.schema';
import { type TaskStreamRow } from './task-stream.schema';

/** An entry of a list: a single task or a batch. */
export interface ListPosition {
  /** Id of the task or of the batch. */
  readonly id: Id;
  /** 1 for a batch. */
  readonly batch: number;
  /** Of a task, where it was read with its position. */
  readonly row?: TaskRow;
}

/** The content of an entry: the task, or the item that represents its batch. */
export interface Entry<Found extends ListPosition = ListPosition> {
  readonly position: Found;
  readonly task: Task;
}

/** The ORDER BY repeats the batch id. Without it MySQL sorts the items, since the id comes from the outer row. */
const item = (database: Database, status: string, full?: 0 | 1): Sql =>
  sql`(SELECT item.id FROM task item ${forceIndex(full === undefined ? 'task_newest' : 'task_free_newest', database)}
   WHERE item.batch_id = task_stream.id AND item.status = ${stringLiteral(status)}${
     full === undefined ? sql`` : full === 1 ? sql` AND item.is_full = 1` : sql` AND item.is_full = 0`
   } ORDER BY item.batch_id, item.id LIMIT 1)`;

/** Subquery for the first item of a batch with an open slot. Item ids are in the order of their lines. */
export const firstOpen = (database: Database): Sql => item(database, 'open', 0);

/** The first item whose slots are all taken. */
export const firstFull = (database: Database): Sql => item(database, 'open', 1);

/** The first item that takes work, with or without an open slot. */
export const firstTakingWork = (database: Database): Sql => item(database, 'open');

/** The first item that waits for an Admin's review. */
export const firstInReview = (database: Database): Sql => item(database, 'review');

/** The item that represents a batch, in any state; null where none was posted or all are deleted. */
export const standsFor = (database: Database): Sql =>
  sql`COALESCE(${firstOpen(database)}, ${firstFull(database)}, ${item(database, 'paused')}, ${firstInReview(database)}, ${item(database, 'expired')})`;

/** Including deleted items. */
const lastOfAll = (database: Database): Sql => item(database, 'deleted');

/** Reads the entries of lists: all fields of a task, and totals of a batch. */
@Injectable()
export class ListedEntriesQuery {
  constructor(
    private readonly database: Database,
    private readonly shown: TaskPresenter,
    private readonly held: HeldItems,
  ) {}

  /** The representing item of each entry that is a batch. */
  async itemsOf(positions: readonly ListPosition[]): Promise<ReadonlyMap<Id, Id>> {
    const ids = positions.filter(({ batch }) => batch === 1).map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: Id; item: Id | null }>(
      sql`SELECT id, COALESCE(${standsFor(this.database)}, ${lastOfAll(this.database)}) AS item
       FROM task_stream WHERE id IN (${placeholders(ids)})`,
      ids,
    );
    return new Map(rows.flatMap(({ id, item: taskId }) => (taskId === null ? [] : [[id, taskId] as const])));
  }

  /** The contents of the entries, in their order; entries of deleted tasks are left out. */
  async entries<Found extends ListPosition>(
    positions: readonly Found[],
    itemOf: ReadonlyMap<Id, Id>,
  ): Promise<readonly Entry<Found>[]> {
    const taskIdOf = ({ id, batch }: ListPosition) => (batch === 1 ? itemOf.get(id) : id);
    const found = await this.rows(positions.filter(({ row }) => !row).flatMap((each) => taskIdOf(each) ?? []));
    return positions.flatMap((position) => {
      const row = position.row ?? found.get(taskIdOf(position) ?? '');
      return row ? [{ position, task: taskOf(row) }] : [];
    });
  }

  private async rows(ids: readonly Id[]): Promise<ReadonlyMap<Id, TaskRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<TaskRow>(
      sql`SELECT ${TASK_COLUMNS} FROM task WHERE id IN (${placeholders(ids)})`,
      ids,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async show(entries: readonly Entry[], viewer: Viewer): Promise<readonly WireTask[]> {
    const batchIds = entries.filter(({ position }) => position.batch === 1).map(({ position }) => position.id);
    const [tasks, batches] = await Promise.all([
      this.shown.show(
        entries.map(({ task }) => task),
        viewer,
      ),
      this.batches(batchIds),
    ]);
    return tasks.map((task, index) => {
      const batch = batches.get(entries[index]?.position.id ?? '');
      if (!batch) return task;
      const { title, openSlots: requiredWorkers, ...counts } = batch;
      return { ...task, title, requiredWorkers, batch: counts };
    });
  }

  private async batches(
    ids: readonly Id[],
  ): Promise<ReadonlyMap<Id, TaskBatch & { title: string; openSlots: number }>> {
    if (ids.length === 0) return new Map();
    const some = placeholders(ids);
    const [streams, open, held] = await Promise.all([
      this.database.query<Pick<TaskStreamRow, 'id' | 'title' | 'items' | 'posted'>>(
        sql`SELECT id, title, items, posted FROM task_stream WHERE id IN (${some})`,
        ids,
      ),
      this.database.query<{ id: Id; items: number; slots: number }>(
        sql`SELECT batch_id AS id, COUNT(*) AS items, SUM(item_slots) AS slots
         FROM task ${forceIndex('task_nearest', this.database)} WHERE batch_id IN (${some}) AND item_slots > 0 GROUP BY batch_id`,
        ids,
      ),
      this.fullyHeld(ids),
    ]);
    const openOf = new Map(open.map((each) => [each.id, each]));
    return new Map(
      streams.map(({ id, title, items, posted }) => {
        const { items: openItems = 0, slots = 0 } = openOf.get(id) ?? {};
        const done = posted - openItems - (held.get(id) ?? 0);
        return [id, { _id: id, title, items, open: openItems, done, openSlots: slots }];
      }),
    );
  }

  /** Number of items of each batch without an open slot, but with a live claim. */
  private async fullyHeld(ids: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
    const held = await this.held.of(ids);
    if (held.length === 0) return new Map();
    const rows = await this.database.query<{ id: Id; items: number }>(
      sql`SELECT batch_id AS id, COUNT(*) AS items FROM task
       WHERE id IN (${placeholders(held)}) AND open_slots = 0 GROUP BY batch_id`,
      held.map(({ taskId }) => taskId),
    );
    return new Map(rows.map(({ id, items }) => [id, items]));
  }
}
