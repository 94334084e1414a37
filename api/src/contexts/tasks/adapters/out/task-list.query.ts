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
import { type Viewer } from '../../application/viewer';
import { firstFull, firstOpen, ListedEntriesQuery, type ListPosition } from './listed-entries.query';

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
  /** Only tasks without a content notice. */
  readonly unnoticed?: boolean;
  /** What it takes: the median of those who have done it, else what its buyer expects, else the time that it allows. */
  readonly maxMinutes?: number;
  /** Which of these tasks are to be left out. */
  readonly without?: (taskIds: readonly Id[]) => Promise<ReadonlySet<Id>>;
  readonly cursor?: string;
  readonly size?: number;
}

export interface ListedPage extends PageEnvelope<WireTask> {
  /** Those of its tasks and batches that are not everybody's. */
  readonly restricted: readonly Id[];
}

/** Whether no index knows what is looked for, so that one stretch of the list after another has to be looked through. */
export const needsTableScan = ({ search, category, unnoticed, maxMinutes, without }: TaskFilter): boolean =>
  Boolean(search || category || unnoticed || without) || maxMinutes !== undefined;

interface Range {
  readonly where: Sql;
  readonly parameters: readonly unknown[];
}

interface Statement {
  readonly sql: Sql;
  readonly parameters: readonly unknown[];
}

/** A line of the list, and what it is sorted by. */
interface Found extends ListPosition {
  readonly payable: number;
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
    private readonly listed: ListedEntriesQuery,
  ) {}

  async page(filter: TaskFilter, viewer?: Viewer): Promise<ListedPage> {
    const { rows, next } = await this.ordered(filter);
    const entries = await this.listed.entries(rows, await this.listed.itemsOf(rows));
    const tasks = await this.listed.show(entries, viewer);
    // Between midnight and the next run of the scheduler.
    const restricted = entries.filter(({ task }) => task.restricted).map(({ place }) => place.id);
    return { data: tasks.filter(({ closed }) => !closed), page: { next }, restricted };
  }

  /** Where full ones come last, they are a list of their own behind the others: its cursor names the list and the place in it. */
  private async ordered({ fullLast, ...filter }: TaskFilter): Promise<Page<Found>> {
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

  private found(filter: Narrowed): Promise<Page<Found>> {
    const walk = new Walk(filter, this.database);
    return needsTableScan(filter) ? this.sift(walk, filter) : this.read(walk);
  }

  private async read(walk: Walk): Promise<Page<Found>> {
    return toPage(await walk.places(walk.size + 1), walk.size, walk.placeOf);
  }

  /** Looks at one stretch of the list after another, so that what hardly any task has costs a bounded time. */
  private async sift(walk: Walk, filter: Narrowed): Promise<Page<Found>> {
    const found: Found[] = [];
    let step = walk;
    for (let steps = 0; steps < STRETCHES; steps += 1) {
      const length = steps === 0 ? FIRST_STRETCH : STRETCH;
      const stretch = await step.places(length);
      found.push(...(await this.matching(stretch, filter)));
      const last = stretch.at(-1);
      if (found.length > walk.size || stretch.length < length || !last) return toPage(found, walk.size, walk.placeOf);
      step = step.from(walk.placeOf(last));
      // SQLite reads in this very thread: everybody else's requests go in between.
      await breath();
    }
    return { rows: found, next: step.cursor };
  }

  /** Of a batch the item that stands for it is looked at, and its templates are searched as well. */
  private async matching(stretch: readonly Found[], filter: Narrowed): Promise<readonly Found[]> {
    const own = stretch.filter(({ batch }) => batch === 0).map(({ id }) => id);
    const [items, named, gone] = await Promise.all([
      this.listed.itemsOf(stretch),
      this.named(stretch, filter.search),
      filter.without?.(own),
    ]);
    const ids = [...own.filter((id) => !gone?.has(id)), ...items.values()];
    const fitting = new Set(await this.fitting(ids, sieveOf(filter, named)));
    return stretch.filter(({ id, batch }) => fitting.has(batch === 1 ? (items.get(id) ?? '') : id));
  }

  private async fitting(ids: readonly Id[], { where, parameters }: Range): Promise<readonly Id[]> {
    if (ids.length === 0 || !where) return ids;
    const statement = sql`SELECT id FROM task WHERE id IN (${placeholders(ids)}) AND ${where}`;
    return (await this.database.query<{ id: Id }>(statement, [...ids, ...parameters])).map(({ id }) => id);
  }

  private async named(stretch: readonly Found[], search: string | undefined): Promise<readonly Id[]> {
    const ids = stretch.filter(({ batch }) => batch === 1).map(({ id }) => id);
    if (!search || ids.length === 0) return [];
    const rows = await this.database.query<{ id: Id }>(
      sql`SELECT id FROM task_stream WHERE id IN (${placeholders(ids)}) AND INSTR(search_text, ?) > 0`,
      [...ids, foldedText(search)],
    );
    return rows.map(({ id }) => id);
  }
}

/** What each row is held against because no index knows it; empty for nothing. `named`: batches whose templates hold what is searched. */
function sieveOf({ search, category, unnoticed, maxMinutes }: Narrowed, named: readonly Id[]): Range {
  const found = sql`INSTR(search_text, ?) > 0`;
  return allOf([
    search
      ? [
          named.length === 0 ? found : sql`(${found} OR batch_id IN (${placeholders(named)}))`,
          foldedText(search),
          ...named,
        ]
      : undefined,
    category ? [sql`category = ?`, category] : undefined,
    unnoticed ? [sql`content_notice = 'none'`] : undefined,
    maxMinutes === undefined
      ? undefined
      : [sql`COALESCE(median_minutes, estimated_minutes, allowance_minutes) <= ?`, maxMinutes],
  ]);
}

function allOf(parts: readonly (readonly [Sql, ...unknown[]] | undefined)[]): Range {
  const used = parts.filter((part) => part !== undefined);
  return {
    where: joinSql(
      used.map(([statement]) => statement),
      sql` AND `,
    ),
    parameters: used.flatMap(([, ...values]) => values),
  };
}

/** How one list goes: its order, its filter, and where it goes on. */
class Walk {
  readonly size: number;
  private readonly order: Sql;
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

  get cursor(): string | null {
    return this.filter.cursor ?? null;
  }

  from(place: readonly (string | number)[]): Walk {
    return new Walk({ ...this.filter, cursor: encodeCursor(place) }, this.database);
  }

  /**
   * Where the tasks and batches behind the place are: a walk along an index for each range, which go in one trip; an OR of them would
   * read every tie first. Their texts are read afterwards: MySQL sorts rows with texts on disk.
   */
  async places(limit: number): Promise<readonly Found[]> {
    const walks = this.ranges().flatMap((range) => [this.along(range, limit, false), this.along(range, limit, true)]);
    const found = await Promise.all(
      walks.map(({ sql: walk, parameters }) => this.database.query<Found>(walk, parameters)),
    );
    return found
      .flat()
      .sort((one, other) => this.compare(one, other))
      .slice(0, limit);
  }

  private compare(one: Found, other: Found): number {
    const [first, second] = this.descending ? [other, one] : [one, other];
    const byPay = this.byPay ? first.payable - second.payable : 0;
    return byPay || (first.id < second.id ? -1 : 1);
  }

  private along({ where, parameters }: Range, limit: number, batches: boolean): Statement {
    const { filter, database, base, order } = this;
    const [table, batch] = batches ? [sql`task_stream`, sql`1`] : [sql`task`, sql`0`];
    const kind = this.byPay ? 'by_pay' : 'newest';
    const free = filter.full === undefined ? '' : 'free_';
    const index = along(batches ? `task_stream_${kind}` : `task_${free}${kind}`, database);
    const takesWork = batches ? this.withItems() : this.alone();
    return {
      sql: sql`SELECT id, payable, ${batch} AS batch FROM ${table} ${index}
        WHERE ${base.where}${takesWork}${where} ORDER BY ${order} LIMIT ?`,
      parameters: [...base.parameters, ...parameters, limit],
    };
  }

  private alone(): Sql {
    const { full } = this.filter;
    const only = full === undefined ? sql`` : full ? sql` AND is_full = 1` : sql` AND is_full = 0`;
    return sql` AND batch_id IS NULL${only}`;
  }

  /** Scalar subqueries: MySQL would turn EXISTS into a join, and leave the index. */
  private withItems(): Sql {
    const { filter, database } = this;
    const [open, taken] = [firstOpen(database), firstFull(database)];
    if (filter.full === undefined) return sql` AND COALESCE(${open}, ${taken}) IS NOT NULL`;
    return filter.full ? sql` AND ${open} IS NULL AND ${taken} IS NOT NULL` : sql` AND ${open} IS NOT NULL`;
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
    const { minPay, maxPay } = this.filter;
    return allOf([
      [sql`status = ?`, 'open'],
      minPay === undefined ? undefined : [sql`payable >= ?`, minPay],
      maxPay === undefined ? undefined : [sql`payable <= ?`, maxPay],
    ]);
  }
}
