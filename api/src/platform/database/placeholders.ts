import { joinSql, type Sql, sql } from './sql';

/** Placeholders for the values: "?, ?, ?", or with `placeholder` for several columns "(?, ?), (?, ?)". */
export const placeholders = (values: readonly unknown[], placeholder = sql`?`): Sql =>
  joinSql(values.map(() => placeholder));
