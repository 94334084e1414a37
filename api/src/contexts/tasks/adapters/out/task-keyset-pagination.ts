import { type SortOrder } from '@kaaj/contract';
import { type Database } from '../../../../platform/database/database';
import { joinSql, type Sql, sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { type CursorKey, decodeCursor } from '../../../../platform/paging/cursor';
import { type ListPosition } from './listed-entries.query';

export interface Statement {
  readonly sql: Sql;
  readonly parameters: readonly unknown[];
}

export interface Condition {
  readonly where: Sql;
  readonly parameters: readonly unknown[];
}

interface Range extends Condition {
  /** A separate order: MariaDB would sort tasks of one date if ordered by date and id. */
  readonly order: Sql;
}

/** Rows of one table in the list, and their indexes. */
interface ListedTable {
  readonly every: Condition;
  readonly newest: string;
  readonly byDate: string;
}

interface Listed {
  readonly alone: ListedTable;
  readonly batches: ListedTable;
}

/** An entry of the list with its sort value. */
export type TaskPosition = ListPosition & { readonly completion_date: string };

/** Keyset pagination of tasks: by completion date where requested, else newest first. */
export class TaskKeysetPagination {
  private readonly order: Sql;
  private readonly byDate: boolean;
  private readonly beyond: Sql;
  private readonly byId: Sql;

  constructor(
    private readonly listed: Listed,
    sort: SortOrder | '' | undefined,
    private readonly database: Database,
  ) {
    const direction = sort === 'asc' ? sql`ASC` : sql`DESC`;
    this.byDate = Boolean(sort);
    this.beyond = sort === 'asc' ? sql`>` : sql`<`;
    this.byId = sql`id ${direction}`;
    this.order = this.byDate ? sql`completion_date ${direction}, ${this.byId}` : this.byId;
  }

  readonly placeOf = ({ id, completion_date: date }: Pick<TaskPosition, 'id' | 'completion_date'>): CursorKey =>
    this.byDate ? [date, id] : [id];

  keyIn(cursor: string | undefined): CursorKey | undefined {
    return decodeCursor(cursor, this.byDate ? ['', ''] : ['']);
  }

  /**
   * Entries after a position: a UNION of one index scan per range. With an OR of the ranges MySQL would read all rows
   * with the same date first.
   */
  behind(position: CursorKey | undefined, limit: number): Statement {
    const { alone, batches } = this.listed;
    const scans = this.ranges(position).flatMap((range) => [
      this.forceIndex(range, limit, alone, sql`0 AS batch FROM task`),
      this.forceIndex(range, limit, batches, sql`1 AS batch FROM task_stream`),
    ]);
    return {
      sql: sql`${joinSql(
        scans.map(({ sql: statement }) => statement),
        sql` UNION ALL `,
      )} ORDER BY ${this.order} LIMIT ?`,
      parameters: [...scans.flatMap(({ parameters }) => parameters), limit],
    };
  }

  private forceIndex({ where, parameters, order }: Range, limit: number, table: ListedTable, from: Sql): Statement {
    const { every, newest, byDate } = table;
    const index = forceIndex(this.byDate ? byDate : newest, this.database);
    const conditions = joinSql(
      [every.where, where].filter((part) => Boolean(part)),
      sql` AND `,
    );
    return {
      sql: sql`SELECT * FROM (SELECT id, completion_date, ${from} ${index} WHERE ${conditions} ORDER BY ${order} LIMIT ?) part`,
      parameters: [...every.parameters, ...parameters, limit],
    };
  }

  private ranges(position: CursorKey | undefined): readonly Range[] {
    const { order, byId, beyond } = this;
    // By date the first page needs a range condition, too.
    if (!position)
      return [
        this.byDate
          ? { where: sql`completion_date > ?`, parameters: [''], order }
          : { where: sql``, parameters: [], order },
      ];
    if (!this.byDate) return [{ where: sql`id ${beyond} ?`, parameters: position, order }];
    return [
      { where: sql`completion_date = ? AND id ${beyond} ?`, parameters: position, order: byId },
      { where: sql`completion_date ${beyond} ?`, parameters: position.slice(0, 1), order },
    ];
  }
}
