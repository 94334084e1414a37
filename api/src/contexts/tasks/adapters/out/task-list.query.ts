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
import { joinSql, placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { encodeCursor, type Page, toPage, decodeCursor } from '../../../../platform/paging/cursor';
import { type Viewer } from '../../application/task-presenter';
import { firstFull, firstOpen, firstTakingWork, ListedEntriesQuery, type ListPosition } from './listed-entries.query';
import { type Condition } from './task-keyset-pagination';
import { TASK_COLUMNS, type TaskRow } from './task.schema';

export interface TaskFilter {
  /** Without it: newest first, or highest pay first with a pay range. By completion date in lists of any state. */
  readonly sort?: SortOrder | '';
  readonly search?: string;
  readonly openOnly?: boolean;
  /** Tasks without an open slot come last. */
  readonly fullLast?: boolean;
  readonly minPay?: number;
  readonly maxPay?: number;
  readonly category?: TaskCategory | '';
  /** Only tasks without a content notice. */
  readonly unnoticed?: boolean;
  /** The expected duration: the median of those who have done it, else the buyer's estimate, else the claim time. */
  readonly maxMinutes?: number;
  /** Returns the tasks to leave out. */
  readonly without?: (taskIds: readonly Id[]) => Promise<ReadonlySet<Id>>;
  readonly cursor?: string;
  readonly size?: number;
}

export interface ListedPage extends PageEnvelope<WireTask> {
  /** Its tasks and batches with an audience. */
  readonly restricted: readonly Id[];
}

/** Whether the filter has conditions without an index, so that the list is scanned in chunks. */
export const needsTableScan = ({ search, category, unnoticed, maxMinutes, without }: TaskFilter): boolean =>
  Boolean(search || category || unnoticed || without) || maxMinutes !== undefined;

/** An entry of the list with its sort values. */
interface Found extends ListPosition {
  readonly payable: number;
}

/** `full`: only tasks without an open slot, or only those with one. */
interface Narrowed extends Omit<TaskFilter, 'openOnly' | 'fullLast' | 'cursor'> {
  readonly full?: boolean | undefined;
  readonly cursor?: string | undefined;
}

const FREE = 0;
const FULL = 1;
const FROM_THE_FIRST: readonly [number, string] = [FREE, ''];

/** For conditions without an index one page reads at most this many rows; its cursor continues from there. */
const FIRST_CHUNK_SIZE = 100;
const CHUNK_SIZE = 500;
const MAX_CHUNKS = 20;

/**
 * The public list: tasks that take work. Every page is read along one index from the cursor's position, so its cost
 * does not depend on the length of the list. SQL without the ORM: `bench/` measures this list most.
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
    // Tasks that are over, but not expired by the scheduler yet.
    const restricted = entries.filter(({ task }) => task.restricted).map(({ position }) => position.id);
    return { data: tasks.filter(({ closed }) => !closed), page: { next }, restricted };
  }

  /**
   * With `fullLast`, full tasks are a second list after the others. The cursor contains the list and the position in
   * it.
   */
  private async ordered({ fullLast, ...filter }: TaskFilter): Promise<Page<Found>> {
    if (!fullLast || filter.openOnly) return this.found({ ...filter, full: filter.openOnly ? false : undefined });
    const { size = LIMITS.listPageSize, ...rest } = filter;
    const [among, position] = decodeCursor(filter.cursor, FROM_THE_FIRST) ?? FROM_THE_FIRST;
    const part = (full: boolean, room: number, cursor: string) =>
      this.found({ ...rest, full, size: room, cursor: cursor || undefined });
    const first = await part(among === FULL, size, position);
    if (first.next !== null) return { rows: first.rows, next: encodeCursor([among, first.next]) };
    if (among === FULL) return first;
    const room = size - first.rows.length;
    if (room === 0) return { rows: first.rows, next: encodeCursor([FULL, '']) };
    const full = await part(true, room, '');
    return { rows: [...first.rows, ...full.rows], next: full.next && encodeCursor([FULL, full.next]) };
  }

  private async found(filter: Narrowed): Promise<Page<Found>> {
    const query = new ListQuery(filter, this.database);
    if (needsTableScan(filter)) return this.sift(query, filter);
    return toPage(await query.entries(query.size + 1), query.size, query.placeOf);
  }

  /** Scans the list in chunks, so that a filter with few matches has a bounded cost. */
  private async sift(query: ListQuery, filter: Narrowed): Promise<Page<Found>> {
    const found: Found[] = [];
    let step = query;
    for (let steps = 0; steps < MAX_CHUNKS; steps += 1) {
      const length = steps === 0 ? FIRST_CHUNK_SIZE : CHUNK_SIZE;
      const chunk = await step.positions(length);
      found.push(...(await this.matching(chunk, filter)));
      const last = chunk.at(-1);
      if (found.length > query.size || chunk.length < length || !last) return toPage(found, query.size, query.placeOf);
      step = step.from(query.placeOf(last));
      // SQLite reads in the event loop's thread; this lets other requests run in between.
      await breath();
    }
    return { rows: found, next: step.cursor };
  }

  /** For a batch, filters apply to its representing item, and searches to its templates as well. */
  private async matching(chunk: readonly Found[], filter: Narrowed): Promise<readonly Found[]> {
    const own = chunk.filter(({ batch }) => batch === 0).map(({ id }) => id);
    const [items, named, deleted] = await Promise.all([
      this.listed.itemsOf(chunk),
      this.named(chunk, filter.search),
      filter.without?.(own),
    ]);
    const ids = [...own.filter((id) => !deleted?.has(id)), ...items.values()];
    const fitting = new Set(await this.fitting(ids, unindexedConditions(filter, named)));
    return chunk.filter(({ id, batch }) => fitting.has(batch === 1 ? (items.get(id) ?? '') : id));
  }

  private async fitting(ids: readonly Id[], { where, parameters }: Condition): Promise<readonly Id[]> {
    if (ids.length === 0 || !where) return ids;
    const statement = sql`SELECT id FROM task WHERE id IN (${placeholders(ids)}) AND ${where}`;
    return this.database.values<Id>(statement, [...ids, ...parameters]);
  }

  private async named(chunk: readonly Found[], search: string | undefined): Promise<readonly Id[]> {
    const ids = chunk.filter(({ batch }) => batch === 1).map(({ id }) => id);
    if (!search || ids.length === 0) return [];
    return this.database.values<Id>(
      sql`SELECT id FROM task_stream WHERE id IN (${placeholders(ids)}) AND INSTR(search_text, ?) > 0`,
      [...ids, foldedText(search)],
    );
  }
}

/** The conditions without an index; empty for none. `named`: batches whose templates match the search. */
function unindexedConditions({ search, category, unnoticed, maxMinutes }: Narrowed, named: readonly Id[]): Condition {
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

function allOf(parts: readonly (readonly [Sql, ...unknown[]] | undefined)[]): Condition {
  const used = parts.filter((part) => part !== undefined);
  return {
    where: joinSql(
      used.map(([statement]) => statement),
      sql` AND `,
    ),
    parameters: used.flatMap(([, ...values]) => values),
  };
}

/** One list: order, filter and start position. */
class ListQuery {
  readonly size: number;
  private readonly order: Sql;
  private readonly byPay: boolean;
  private readonly descending: boolean;
  private readonly base: Condition;

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

  from(position: readonly (string | number)[]): ListQuery {
    return new ListQuery({ ...this.filter, cursor: encodeCursor(position) }, this.database);
  }

  /** Positions of tasks and batches after the start. */
  positions(limit: number): Promise<readonly Found[]> {
    return this.merged(limit, (range) => this.read<Found>(sql`id, payable, 0 AS batch`, range, limit, false));
  }

  /** The same, with the tasks' rows. They share the round trip. */
  entries(limit: number): Promise<readonly Found[]> {
    return this.merged(limit, async (range) =>
      (await this.read<TaskRow>(TASK_COLUMNS, range, limit, false)).map((row) => ({
        id: row.id,
        payable: row.payable,
        batch: 0,
        row,
      })),
    );
  }

  /** One index scan per range. With an OR of the ranges MySQL would read all rows with the same pay first. */
  private async merged(limit: number, tasksIn: (range: Condition) => Promise<readonly Found[]>) {
    const found = await Promise.all(
      this.ranges().flatMap((range) => [
        tasksIn(range),
        this.read<Found>(sql`id, payable, 1 AS batch`, range, limit, true),
      ]),
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

  private read<Row>(
    selected: Sql,
    { where, parameters }: Condition,
    limit: number,
    batches: boolean,
  ): Promise<readonly Row[]> {
    const { filter, database, base, order } = this;
    const table = batches ? sql`task_stream` : sql`task`;
    const kind = this.byPay ? 'by_pay' : 'newest';
    const free = filter.full === undefined ? '' : 'free_';
    const index = forceIndex(batches ? `task_stream_${kind}` : `task_${free}${kind}`, database);
    const takesWork = batches ? this.withItems() : this.alone();
    return database.query<Row>(
      sql`SELECT ${selected} FROM ${table} ${index}
        WHERE ${base.where}${takesWork}${where} ORDER BY ${order} LIMIT ?`,
      [...base.parameters, ...parameters, limit],
    );
  }

  private alone(): Sql {
    const { full } = this.filter;
    const only = full === undefined ? sql`` : full ? sql` AND is_full = 1` : sql` AND is_full = 0`;
    return sql` AND batch_id IS NULL${only}`;
  }

  /** Scalar subqueries: MySQL would convert EXISTS into a join and not use the index. */
  private withItems(): Sql {
    const { filter, database } = this;
    if (filter.full === undefined) return sql` AND ${firstTakingWork(database)} IS NOT NULL`;
    const [open, taken] = [firstOpen(database), firstFull(database)];
    return filter.full ? sql` AND ${open} IS NULL AND ${taken} IS NOT NULL` : sql` AND ${open} IS NOT NULL`;
  }

  private ranges(): readonly Condition[] {
    const position = decodeCursor(this.filter.cursor, [0, ''] as const);
    if (!position) return [{ where: sql``, parameters: [] }];
    const [payable, id] = position;
    const beyond = this.descending ? sql`<` : sql`>`;
    if (!this.byPay) return [{ where: sql` AND id ${beyond} ?`, parameters: [id] }];
    return [
      { where: sql` AND payable = ? AND id ${beyond} ?`, parameters: [payable, id] },
      { where: sql` AND payable ${beyond} ?`, parameters: [payable] },
    ];
  }

  private conditions(): Condition {
    const { minPay, maxPay } = this.filter;
    return allOf([
      [sql`status = ?`, 'open'],
      minPay === undefined ? undefined : [sql`payable >= ?`, minPay],
      maxPay === undefined ? undefined : [sql`payable <= ?`, maxPay],
    ]);
  }
}
