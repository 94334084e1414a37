import { joinSql, type Sql, sql } from './sql';

/** Placeholders for the values: "?, ?, ?", or with `place` for several columns "(?, ?), (?, ?)". */
export const placeholders = (values: readonly unknown[], place = sql`?`): Sql => joinSql(values.map(() => place));
