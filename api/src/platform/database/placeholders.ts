import { joinSql, type Sql, sql } from './sql';

/** A place in a statement for each of these values: "?, ?, ?", or each `place` of several columns, "(?, ?), (?, ?)". */
export const placeholders = (values: readonly unknown[], place = sql`?`): Sql => joinSql(values.map(() => place));
