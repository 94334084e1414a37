import { type SortOrder } from '@kaaj/contract';
import { type Database } from '../../../../platform/database/database';
import { joinSql, type Sql, sql } from '../../../../platform/database/sql';
import { along } from '../../../../platform/database/dialect';
import { type CursorKey, decodeCursor } from '../../../../platform/paging/cursor';
import { type TaskRow } from './task.schema';

interface Statement {
  readonly sql: Sql;
  readonly parameters: readonly unknown[];
}

interface Condition {
  readonly where: Sql;
  readonly parameters: readonly unknown[];
}

interface Range extends Condition {
  /** Its own: MariaDB sorts the tasks of one date where they are asked for by date and id. */
  readonly order: Sql;
}

/** Tasks that are listed together, and the indexes that they are walked along. */
interface Listed {
  /** What all of them are; undefined for every task. */
  readonly every?: Condition;
  readonly newest: string;
  readonly byDate: string;
}

export type TaskPlace = Pick<TaskRow, 'id' | 'completion_date'>;

/** How a list of tasks is walked: by completion date where somebody asks for it, and otherwise the newest first. */
export class TaskKeysetPagination {
  /** In SQL. */
  readonly order: Sql;
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

  readonly placeOf = ({ id, completion_date: date }: TaskPlace): CursorKey => (this.byDate ? [date, id] : [id]);

  placeIn(cursor: string | undefined): CursorKey | undefined {
    return decodeCursor(cursor, this.byDate ? ['', ''] : ['']);
  }

  /** Which tasks are behind the place: a walk along the index for each range; an OR of them would read every tie first. */
  behind(place: CursorKey | undefined, limit: number): Statement {
    const walks = this.ranges(place).map((range) => this.along(range, limit));
    return {
      sql: sql`${joinSql(
        walks.map(({ sql: statement }) => statement),
        sql` UNION ALL `,
      )} ORDER BY ${this.order} LIMIT ?`,
      parameters: [...walks.flatMap(({ parameters }) => parameters), limit],
    };
  }

  private along({ where, parameters, order }: Range, limit: number): Statement {
    const { every, newest, byDate } = this.listed;
    const index = along(this.byDate ? byDate : newest, this.database);
    const conditions = joinSql(
      [every?.where, where].filter((part): part is Sql => Boolean(part)),
      sql` AND `,
    );
    return {
      sql: sql`SELECT * FROM (SELECT id, completion_date FROM task ${index} ${conditions && sql`WHERE ${conditions}`}
            ORDER BY ${order} LIMIT ?) part`,
      parameters: [...(every?.parameters ?? []), ...parameters, limit],
    };
  }

  private ranges(place: CursorKey | undefined): readonly Range[] {
    const { order, byId, beyond } = this;
    // By date the beginning is a range as well.
    if (!place)
      return [
        this.byDate
          ? { where: sql`completion_date > ?`, parameters: [''], order }
          : { where: sql``, parameters: [], order },
      ];
    if (!this.byDate) return [{ where: sql`id ${beyond} ?`, parameters: place, order }];
    return [
      { where: sql`completion_date = ? AND id ${beyond} ?`, parameters: place, order: byId },
      { where: sql`completion_date ${beyond} ?`, parameters: place.slice(0, 1), order },
    ];
  }
}
