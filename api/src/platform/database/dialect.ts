import { identifier, joinSql, type Sql, sql } from './sql';

export type Dialect = 'mysql' | 'sqlite';

interface Speaking {
  readonly dialect: Dialect;
}

/** Suffix of a SELECT that locks its rows. SQLite needs none, since it runs one unit of work at a time. */
export const forUpdate = ({ dialect }: Speaking): Sql => (dialect === 'mysql' ? sql` FOR UPDATE` : sql``);

/** Replaces INSERT INTO: skips rows whose key exists. */
export const insertMissing = ({ dialect }: Speaking): Sql =>
  dialect === 'mysql' ? sql`INSERT IGNORE INTO` : sql`INSERT OR IGNORE INTO`;

/** Follows an INSERT; the assignments after it apply where the key exists. */
export const onConflict = ({ dialect }: Speaking, ...key: readonly string[]): Sql =>
  dialect === 'mysql' ? sql`ON DUPLICATE KEY UPDATE` : sql`ON CONFLICT (${joinSql(key.map(identifier))}) DO UPDATE SET`;

/** The value to be inserted, inside such an assignment. */
export const inserted = ({ dialect }: Speaking, column: Sql): Sql =>
  dialect === 'mysql' ? sql`VALUES(${column})` : sql`excluded.${column}`;

/** Assignments that add the value to be inserted. */
export const incrementByInserted = (database: Speaking, ...columns: readonly string[]): Sql =>
  joinSql(columns.map(identifier).map((column) => sql`${column} = ${column} + ${inserted(database, column)}`));

/**
 * Index hint after a table's name. Without it MySQL may use only the equality column of the index and read all rows
 * before the cursor. SQLite chooses well without one.
 */
export const forceIndex = (index: string, { dialect }: Speaking): Sql =>
  dialect === 'mysql' ? sql`FORCE INDEX (${identifier(index)})` : sql``;
