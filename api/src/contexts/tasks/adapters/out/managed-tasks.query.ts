import { Injectable } from '@nestjs/common';
import {
  foldedText,
  LIMITS,
  type ManagedTask,
  type TaskState,
  type SortOrder,
  type PageEnvelope,
} from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { placeholders } from '../../../../platform/database/placeholders';
import { sql } from '../../../../platform/database/sql';
import { encodeCursor, toPage, type CursorKey } from '../../../../platform/paging/cursor';
import { Balances } from '../../../wallet';
import { TaskPresenter } from '../../application/task-presenter';
import { type Viewer } from '../../application/viewer';
import { type Task } from '../../domain/task';
import { taskOf } from './task-row';
import { type TaskPlace, TaskKeysetPagination } from './task-keyset-pagination';
import { TASK_COLUMNS, type TaskRow } from './task.schema';

export interface ManagedFilter {
  readonly search?: string | undefined;
  /** By completion date: the soonest or the latest first. Without one: the newest task first. */
  readonly sort?: SortOrder | '' | undefined;
  readonly cursor?: string | undefined;
  readonly size?: number;
}

/** One page looks through at most so many stretches of the list; its cursor goes on from there. */
const STRETCHES = 5;
const SEARCHED_STRETCH = 2_000;

const EVERY_TASK = { newest: 'PRIMARY', byDate: 'task_by_date' };

/**
 * Every task for an Admin; deleted ones as long as coins are set aside for work that waits for a decision. In SQL:
 * stretches of the list, read along its index until a page is full.
 */
@Injectable()
export class ManagedTasksQuery {
  constructor(
    private readonly database: Database,
    private readonly shown: TaskPresenter,
    private readonly balances: Balances,
  ) {}

  async page(
    { search, sort, cursor, size = LIMITS.listPageSize }: ManagedFilter,
    viewer: Viewer,
  ): Promise<PageEnvelope<ManagedTask>> {
    const walk = new TaskKeysetPagination(EVERY_TASK, sort, this.database);
    const length = search ? SEARCHED_STRETCH : size + 1;
    const found: ManagedTask[] = [];
    let place = walk.placeIn(cursor);
    for (let stretches = 0; stretches < STRETCHES; stretches += 1) {
      const { sql: statement, parameters } = walk.behind(place, length);
      const stretch = await this.database.query<TaskPlace>(statement, parameters);
      const ids = stretch.map(({ id }) => id);
      found.push(...(await this.managed(ids, search, viewer, walk)));
      const last = stretch.at(-1);
      if (found.length > size || stretch.length < length || !last) return this.answer(found, size, walk);
      place = walk.placeOf(last);
    }
    return { data: found, page: { next: encodeCursor(place as CursorKey) } };
  }

  private answer(found: readonly ManagedTask[], size: number, walk: TaskKeysetPagination) {
    const { rows, next } = toPage(found, size, ({ _id: id, completionDate }) =>
      walk.placeOf({ id, completion_date: completionDate }),
    );
    return { data: rows, page: { next } };
  }

  private async managed(
    ids: readonly Id[],
    search: string | undefined,
    viewer: Viewer,
    { order }: TaskKeysetPagination,
  ): Promise<ManagedTask[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<TaskRow>(
      sql`SELECT ${TASK_COLUMNS} FROM task WHERE id IN (${placeholders(ids)})
       ${search ? sql`AND INSTR(search_text, ?) > 0` : sql``} ORDER BY ${order}`,
      [...ids, ...(search ? [foldedText(search)] : [])],
    );
    const tasks = rows.map(taskOf);
    const escrow = await this.balances.inEscrow(tasks.map(({ id }) => id));
    const kept = tasks
      .map((task) => ({ task, waitingCoins: (escrow.get(task.id) ?? 0) - task.openSlots * task.payable }))
      .filter(({ task, waitingCoins }) => task.status !== 'deleted' || waitingCoins > 0);
    const shown = await this.shown.show(
      kept.map(({ task }) => task),
      viewer,
    );
    return kept.map(({ task, waitingCoins }, index) => {
      const wire = shown[index] as ManagedTask;
      return { ...wire, state: stateOf(task, wire.closed), waitingCoins };
    });
  }
}

function stateOf({ status, openSlots }: Task, closed: boolean): TaskState {
  if (status === 'deleted') return 'deleted';
  if (closed) return 'past';
  return openSlots === 0 ? 'full' : 'open';
}
