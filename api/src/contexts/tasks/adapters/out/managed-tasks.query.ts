import { Injectable } from '@nestjs/common';
import { foldedText, LIMITS, type ManagedTask, type TaskState, type PageEnvelope } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { encodeCursor, toPage, type CursorKey } from '../../../../platform/paging/cursor';
import { Balances, Fees, heldFee } from '../../../wallet';
import { type Viewer } from '../../application/task-presenter';
import { type Task } from '../../domain/task';
import { ListedEntriesQuery } from './listed-entries.query';
import { type TaskPosition, TaskKeysetPagination } from './task-keyset-pagination';
import { type TaskFilter } from './task-list.query';

export type ManagedFilter = Pick<TaskFilter, 'search' | 'sort' | 'cursor' | 'size'>;

interface Managed {
  readonly position: TaskPosition;
  readonly shown: ManagedTask;
}

/** One page reads at most this many chunks of the list; its cursor continues from there. */
const MAX_CHUNKS = 5;
const SEARCH_CHUNK_SIZE = 2_000;

const EVERY_TASK = {
  alone: {
    every: { where: sql`batch_id IS NULL AND item_slots IS NULL`, parameters: [] },
    newest: 'task_nearest',
    byDate: 'task_by_date',
  },
  batches: { every: { where: sql`posted > 0`, parameters: [] }, newest: 'PRIMARY', byDate: 'task_stream_by_date' },
};

/**
 * All tasks for Admins; deleted ones while they have coins in escrow for pending submissions. SQL without the ORM:
 * reads chunks of the list along its index until a page is full.
 */
@Injectable()
export class ManagedTasksQuery {
  constructor(
    private readonly database: Database,
    private readonly listed: ListedEntriesQuery,
    private readonly balances: Balances,
    private readonly fees: Fees,
  ) {}

  async page(
    { search, sort, cursor, size = LIMITS.listPageSize }: ManagedFilter,
    viewer: Viewer,
  ): Promise<PageEnvelope<ManagedTask>> {
    const pagination = new TaskKeysetPagination(EVERY_TASK, sort, this.database);
    const length = search ? SEARCH_CHUNK_SIZE : size + 1;
    const found: Managed[] = [];
    let position = pagination.keyIn(cursor);
    for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
      const { sql: statement, parameters } = pagination.behind(position, length);
      const chunk = await this.database.query<TaskPosition>(statement, parameters);
      found.push(...(await this.managed(chunk, search, viewer)));
      const last = chunk.at(-1);
      if (found.length > size || chunk.length < length || !last) return this.answer(found, size, pagination);
      position = pagination.placeOf(last);
    }
    return { data: found.map(({ shown }) => shown), page: { next: encodeCursor(position as CursorKey) } };
  }

  private answer(found: readonly Managed[], size: number, pagination: TaskKeysetPagination) {
    const { rows, next } = toPage(found, size, ({ position }) => pagination.placeOf(position));
    return { data: rows.map(({ shown }) => shown), page: { next } };
  }

  private async managed(
    positions: readonly TaskPosition[],
    search: string | undefined,
    viewer: Viewer,
  ): Promise<readonly Managed[]> {
    const items = await this.listed.itemsOf(positions);
    const sought = search ? await this.matching(positions, items, search) : positions;
    const entries = await this.listed.entries(sought, items);
    const escrow = await this.balances.inEscrow(entries.map(({ task }) => task.id));
    const fees = await this.fees.of(entries.map(({ task }) => task.id));
    const waitingOf = ({ id, openSlots, payable }: Task): number => {
      const fee = fees.get(id);
      return (escrow.get(id) ?? 0) - (fee ? heldFee(fee) : 0) - openSlots * payable;
    };
    const listed = entries
      .map((entry) => ({ ...entry, waitingCoins: waitingOf(entry.task) }))
      .filter(({ task, waitingCoins }) => task.status !== 'deleted' || waitingCoins > 0);
    const shown = await this.listed.show(listed, viewer);
    return listed.map(({ position, task, waitingCoins }, index) => {
      const wire = shown[index] as ManagedTask;
      return { position, shown: { ...wire, state: stateOf(task, wire.closed), waitingCoins } };
    });
  }

  /** A batch matches by its templates, or by the text of its representing item. */
  private async matching(
    positions: readonly TaskPosition[],
    items: ReadonlyMap<Id, Id>,
    search: string,
  ): Promise<readonly TaskPosition[]> {
    const taskIdOf = ({ id, batch }: TaskPosition) => (batch === 1 ? (items.get(id) ?? '') : id);
    const holding = async (table: Sql, ids: readonly Id[]) => {
      if (ids.length === 0) return [];
      const statement = sql`SELECT id FROM ${table} WHERE id IN (${placeholders(ids)}) AND INSTR(search_text, ?) > 0`;
      return this.database.values<Id>(statement, [...ids, foldedText(search)]);
    };
    const batchIds = positions.filter(({ batch }) => batch === 1).map(({ id }) => id);
    const [tasks, batches] = await Promise.all([
      holding(sql`task`, positions.map(taskIdOf)),
      holding(sql`task_stream`, batchIds),
    ]);
    const found = new Set([...tasks, ...batches]);
    return positions.filter((position) => found.has(position.id) || found.has(taskIdOf(position)));
  }
}

function stateOf({ status, openSlots }: Task, closed: boolean): TaskState {
  if (status === 'deleted' || status === 'review') return status;
  if (closed) return 'past';
  return openSlots === 0 ? 'full' : 'open';
}
