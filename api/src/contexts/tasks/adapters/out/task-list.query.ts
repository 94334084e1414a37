import { setImmediate as breath } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  foldedText,
  LIMITS,
  type SortOrder,
  type Task as WireTask,
  type TaskCategory,
  type PageEnvelope,
} from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { placeholders } from '../../../../platform/database/placeholders';
import { joinSql, type Sql, sql } from '../../../../platform/database/sql';
import { along } from '../../../../platform/database/dialect';
import { encodeCursor, type Page, toPage, decodeCursor } from '../../../../platform/paging/cursor';
import { TaskPresenter } from '../../application/task-presenter';
import { type Viewer } from '../../application/viewer';
import { taskOf } from './task-row';
import { TASK_COLUMNS, type TaskRow } from './task.schema';

export interface TaskFilter {
  /** Without one: the newest first, or the best paid first where a pay range is asked for. */
  readonly sort?: SortOrder | '';
  readonly search?: string;
  /** Only tasks that have a place left. */
  readonly openOnly?: boolean;
  /** Tasks without a place come after all that have one. */
  readonly fullLast?: boolean;
  readonly minPay?: number;
  readonly maxPay?: number;
  readonly category?: TaskCategory | '';
  /** What it takes: the median of those who have done it, else the time that it allows. */
  readonly maxMinutes?: number;
  /** Which of these tasks are to be left out. */
  readonly without?: (taskIds: readonly Id[]) => Promise<ReadonlySet<Id>>;
  readonly cursor?: string;
  readonly size?: number;
}

/** Whether no index knows what is looked for, so that one stretch of the list after another has to be looked through. */
export const needsTableScan = ({ search, category, maxMinutes, without }: TaskFilter): boolean =>
  Boolean(search || category || without) || maxMinutes !== undefined;

interface Range {
  readonly where: Sql;
  readonly parameters: readonly unknown[];
}

interface Statement {
  readonly sql: Sql;
  readonly parameters: readonly unknown[];
}

/** `full`: only tasks without a place, or only those with one. */
interface Narrowed extends Omit<TaskFilter, 'openOnly' | 'fullLast' | 'cursor'> {
  readonly full?: boolean | undefined;
  readonly cursor?: string | undefined;
}

const FREE = 0;
const FULL = 1;
const FROM_THE_FIRST: readonly [number, string] = [FREE, ''];

/** What no index knows is looked for in at most so many rows of the list for one page; the page's cursor goes on from there. */
const FIRST_STRETCH = 100;
const STRETCH = 500;
const STRETCHES = 20;

/**
 * The public list: tasks that take work. Every page is a walk along one index from the cursor's place, however long the
 * list is. In SQL: the list that `bench/` measures most.
 */
@Injectable()
export class TaskListQuery {
  constructor(
    private readonly database: Database,
    private readonly shown: TaskPresenter,
  ) {}

  async page(filter: TaskFilter, viewer?: Viewer): Promise<PageEnvelope<WireTask>> {
    const { rows, next } = await this.ordered(filter);
    const tasks = await this.shown.show(rows.map(taskOf), viewer);
    // Between midnight and the next run of the scheduler.
    return { data: tasks.filter(({ closed }) => !closed), page: { next } };
  }

  /** Where full ones come last, they are a list of their own behind the others: its cursor names the list and the place in it. */
  private async ordered({ fullLast, ...filter }: TaskFilter): Promise<Page<TaskRow>> {
    if (!fullLast || filter.openOnly) return this.found({ ...filter, full: filter.openOnly ? false : undefined });
    const { size = LIMITS.listPageSize, ...rest } = filter;
    const [among, place] = decodeCursor(filter.cursor, FROM_THE_FIRST) ?? FROM_THE_FIRST;
    const part = (full: boolean, room: number, cursor: string) =>
      this.found({ ...rest, full, size: room, cursor: cursor || undefined });
    const first = await part(among === FULL, size, place);
    if (first.next !== null) return { rows: first.rows, next: encodeCursor([among, first.next]) };
    if (among === FULL) return first;
    const room = size - first.rows.length;
    if (room === 0) return { rows: first.rows, next: encodeCursor([FULL, '']) };
    const full = await part(true, room, '');
    return { rows: [...first.rows, ...full.rows], next: full.next && encodeCursor([FULL, full.next]) };
  }

  private found(filter: Narrowed): Promise<Page<TaskRow>> {
    const walk = new Walk(filter, this.database);
    return needsTableScan(filter) ? this.sift(walk, sieveOf(filter), filter.without) : this.read(walk);
  }

  private async read(walk: Walk): Promise<Page<TaskRow>> {
    const { sql: statement, parameters } = walk.tasks(walk.size + 1);
    return toPage(await this.database.query<TaskRow>(statement, parameters), walk.size, walk.placeOf);
  }

  /** Looks at one stretch of the list after another, so that what hardly any task has costs a bounded time. */
  private async sift(walk: Walk, sieve: Range, without?: TaskFilter['without']): Promise<Page<TaskRow>> {
    const found: TaskRow[] = [];
    let step = walk;
    for (let steps = 0; steps < STRETCHES; steps += 1) {
      const length = steps === 0 ? FIRST_STRETCH : STRETCH;
      const { sql: statement, parameters } = step.places(length);
      const stretch = await this.database.query<{ id: Id; payable: number }>(statement, parameters);
      const ids = stretch.map(({ id }) => id);
      const gone = await without?.(ids);
      found.push(...(await this.matching(gone ? ids.filter((id) => !gone.has(id)) : ids, sieve, walk)));
      const last = stretch.at(-1);
      if (found.length > walk.size || stretch.length < length || !last) return toPage(found, walk.size, walk.placeOf);
      step = step.from(walk.placeOf(last));
      // SQLite reads in this very thread: everybody else's requests go in between.
      await breath();
    }
    return { rows: found, next: step.cursor };
  }

  private async matching(ids: readonly Id[], sieve: Range, walk: Walk): Promise<TaskRow[]> {
    if (ids.length === 0) return [];
    return this.database.query<TaskRow>(
      sql`SELECT ${TASK_COLUMNS} FROM task WHERE id IN (${placeholders(ids)})
       ${sieve.where && sql`AND ${sieve.where}`} ORDER BY ${walk.order} LIMIT ?`,
      [...ids, ...sieve.parameters, walk.size + 1],
    );
  }
}

/** What each row is held against because no index knows it; empty for nothing. */
function sieveOf({ search, category, maxMinutes }: Narrowed): Range {
  return allOf([
    search ? [sql`INSTR(search_text, ?) > 0`, foldedText(search)] : undefined,
    category ? [sql`category = ?`, category] : undefined,
    maxMinutes === undefined ? undefined : [sql`COALESCE(median_minutes, allowance_minutes) <= ?`, maxMinutes],
  ]);
}

function allOf(parts: readonly (readonly [Sql, unknown] | undefined)[]): Range {
  const used = parts.filter((part) => part !== undefined);
  return {
    where: joinSql(
      used.map(([statement]) => statement),
      sql` AND `,
    ),
    parameters: used.map(([, value]) => value),
  };
}

/** How one list goes: its order, its filter, and where it goes on. */
class Walk {
  readonly size: number;
  readonly order: Sql;
  private readonly byPay: boolean;
  private readonly descending: boolean;
  private readonly base: Range;

  constructor(
    private readonly filter: Narrowed,
    private readonly database: Database,
  ) {
    const ranged = filter.minPay !== undefined || filter.maxPay !== undefined;
    this.size = filter.size ?? LIMITS.listPageSize;
    this.byPay = Boolean(filter.sort) || ranged;
    this.descending = filter.sort !== 'asc';
    const direction = this.descending ? sql`DESC` : sql`ASC`;
    this.order = this.byPay ? sql`payable ${direction}, id ${direction}` : sql`id ${direction}`;
    this.base = this.conditions();
  }

  readonly placeOf = ({ payable, id }: { payable: number; id: Id }) => [this.byPay ? payable : 0, id] as const;

  private get index(): string {
    const places = this.filter.full === undefined ? 'task' : 'task_free';
    return this.byPay ? `${places}_by_pay` : `${places}_newest`;
  }

  get cursor(): string | null {
    return this.filter.cursor ?? null;
  }

  from(place: readonly (string | number)[]): Walk {
    return new Walk({ ...this.filter, cursor: encodeCursor(place) }, this.database);
  }

  /** The tasks behind the place. Their texts are read once the index has said which: MySQL sorts rows with texts on disk. */
  tasks(limit: number): Statement {
    const { sql: statement, parameters } = this.places(limit);
    return {
      sql: sql`SELECT ${TASK_COLUMNS} FROM (${statement}) place JOIN task USING (id, payable) ORDER BY ${this.order}`,
      parameters,
    };
  }

  /** Where the tasks behind the place are: a walk along the index for each range; an OR of them would read every tie first. */
  places(limit: number): Statement {
    const index = along(this.index, this.database);
    const ranges = this.ranges();
    const walks = ranges.map(
      ({ where }) =>
        sql`SELECT * FROM (SELECT id, payable FROM task ${index} WHERE ${this.base.where}${where} ORDER BY ${this.order} LIMIT ?) part`,
    );
    return {
      sql: sql`${joinSql(walks, sql` UNION ALL `)} ORDER BY ${this.order} LIMIT ?`,
      parameters: [...ranges.flatMap(({ parameters }) => [...this.base.parameters, ...parameters, limit]), limit],
    };
  }

  private ranges(): readonly Range[] {
    const place = decodeCursor(this.filter.cursor, [0, ''] as const);
    if (!place) return [{ where: sql``, parameters: [] }];
    const [payable, id] = place;
    const beyond = this.descending ? sql`<` : sql`>`;
    if (!this.byPay) return [{ where: sql` AND id ${beyond} ?`, parameters: [id] }];
    return [
      { where: sql` AND payable = ? AND id ${beyond} ?`, parameters: [payable, id] },
      { where: sql` AND payable ${beyond} ?`, parameters: [payable] },
    ];
  }

  private conditions(): Range {
    const { full, minPay, maxPay } = this.filter;
    return allOf([
      [sql`status = ?`, 'open'],
      full === undefined ? undefined : [sql`is_full = ?`, full ? 1 : 0],
      minPay === undefined ? undefined : [sql`payable >= ?`, minPay],
      maxPay === undefined ? undefined : [sql`payable <= ?`, maxPay],
    ]);
  }
}
