import { Injectable } from '@nestjs/common';
import { LIMITS, type ManagedTask, type TaskState } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { along, cursorOf, pageOf, placeOf } from '../../../../platform/paging/cursor';
import { Balances } from '../../../wallet';
import { type Viewer } from '../../application/viewer';
import { TASK_COLUMNS, type TaskListRow, TaskWire } from './task-wire';

interface ManagedFilter {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size?: number;
}

/** One page looks through at most so many stretches of the list; its cursor goes on from there. */
const STRETCHES = 5;
const SEARCHED_STRETCH = 2_000;

const place = ({ id }: { readonly id: Id }) => [id] as const;

/** Every task for an Admin, newest first; deleted ones as long as coins are set aside for work that waits for a decision. */
@Injectable()
export class ManagedTasksQuery {
  constructor(
    private readonly database: Database,
    private readonly wire: TaskWire,
    private readonly balances: Balances,
  ) {}

  async page({ search, cursor, size = LIMITS.listPageSize }: ManagedFilter, viewer: Viewer) {
    const length = search ? SEARCHED_STRETCH : size + 1;
    const found: ManagedTask[] = [];
    let before: Id | undefined = placeOf(cursor, [''] as const)?.[0];
    for (let stretches = 0; stretches < STRETCHES; stretches += 1) {
      const ids = await this.stretch(before, length);
      found.push(...(await this.managed(ids, search, viewer)));
      if (found.length > size || ids.length < length) return this.answer(found, size);
      before = ids.at(-1);
    }
    return { data: found, page: { next: cursorOf([before as Id]) } };
  }

  private answer(found: readonly ManagedTask[], size: number) {
    const { rows, next } = pageOf(found, size, ({ _id }) => place({ id: _id }));
    return { data: rows, page: { next } };
  }

  private async stretch(before: Id | undefined, length: number): Promise<readonly Id[]> {
    const rows = await this.database.query<{ id: Id }>(
      `SELECT id FROM task ${along('PRIMARY', this.database)} ${before ? 'WHERE id < ?' : ''} ORDER BY id DESC LIMIT ?`,
      [...(before ? [before] : []), length],
    );
    return rows.map(({ id }) => id);
  }

  private async managed(ids: readonly Id[], search: string | undefined, viewer: Viewer): Promise<ManagedTask[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<TaskListRow>(
      `SELECT ${TASK_COLUMNS} FROM task WHERE id IN (${ids.map(() => '?').join(', ')})
       ${search ? 'AND INSTR(search_text, ?) > 0' : ''} ORDER BY id DESC`,
      [...ids, ...(search ? [search.toLowerCase()] : [])],
    );
    const escrow = await this.balances.inEscrow(rows.map(({ id }) => id));
    const waiting = rows.map((row) => (escrow.get(row.id) ?? 0) - row.open_slots * row.payable);
    const shown = rows.map((row, index) => ({ row, waitingCoins: waiting[index] as number }));
    const kept = shown.filter(({ row, waitingCoins }) => row.status !== 'deleted' || waitingCoins > 0);
    const tasks = await this.wire.tasks(
      kept.map(({ row }) => row),
      viewer,
    );
    return kept.map(({ row, waitingCoins }, index) => {
      const task = tasks[index] as ManagedTask;
      return { ...task, state: stateOf(row, task.closed), waitingCoins };
    });
  }
}

function stateOf({ status, open_slots }: TaskListRow, closed: boolean): TaskState {
  if (status === 'deleted') return 'deleted';
  if (closed) return 'past';
  return open_slots === 0 ? 'full' : 'open';
}
