import { identifier, joinSql, type Sql, sql } from './sql';

export type Dialect = 'mysql' | 'sqlite';

interface Speaking {
  readonly dialect: Dialect;
}

/** Behind a SELECT: holds its rows. A unit of work on SQLite is alone anyway. */
export const forUpdate = ({ dialect }: Speaking): Sql => (dialect === 'mysql' ? sql` FOR UPDATE` : sql``);

/** In place of INSERT INTO: leaves out rows whose key is there already. */
export const insertMissing = ({ dialect }: Speaking): Sql =>
  dialect === 'mysql' ? sql`INSERT IGNORE INTO` : sql`INSERT OR IGNORE INTO`;

/** Behind an INSERT, in front of what is assigned where a row with this key is there already. */
export const onConflict = ({ dialect }: Speaking, ...key: readonly string[]): Sql =>
  dialect === 'mysql' ? sql`ON DUPLICATE KEY UPDATE` : sql`ON CONFLICT (${joinSql(key.map(identifier))}) DO UPDATE SET`;

/** In such an assignment: the value that was to be inserted. */
export const inserted = ({ dialect }: Speaking, column: Sql): Sql =>
  dialect === 'mysql' ? sql`VALUES(${column})` : sql`excluded.${column}`;

/** Such assignments: adds what was to be inserted. */
export const adding = (database: Speaking, ...columns: readonly string[]): Sql =>
  joinSql(columns.map(identifier).map((column) => sql`${column} = ${column} + ${inserted(database, column)}`));

/**
 * Behind a table's name: keeps MySQL walking along one index. Left alone it may take the index by its equal column
 * only and read every row before the cursor's place. SQLite chooses well by itself.
 */
export const along = (index: string, { dialect }: Speaking): Sql =>
  dialect === 'mysql' ? sql`FORCE INDEX (${identifier(index)})` : sql``;
