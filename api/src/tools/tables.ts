import { createHash } from 'node:crypto';
import { type Database } from '../platform/database/database';
import { identifier, integerLiteral, joinSql, placeholders, type Sql, sql } from '../platform/database/sql';
import { isDuplicateKey } from '../platform/database/storage-errors';
import { RestoreInProgress } from '../platform/database/restore-in-progress';

/** A table of the product, for copying it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of the primary key; rows are read in its order, which is the same on every engine. */
  readonly key: readonly string[];
}

export type Value = string | number | null | Buffer;
export type Row = readonly Value[];
export type Rows = AsyncIterable<readonly Row[]>;
export type Query = (statement: Sql, parameters: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

/** For comparing two copies of a table. */
export interface Summary {
  readonly rows: number;
  /** SHA-256 over every value of every row, in the order of the key. */
  readonly checksum: string;
}

/** A copy failed or differs; the message is one line for the owner. */
export class BackupError extends Error {}

/** Rows per query: few enough for memory, many enough to hide network latency. */
export const BATCH = 500;

/** MariaDB accepts statements of 16 MiB by default, and a byte of a picture takes two characters of a statement. */
const MAX_INSERT_BYTES = 1024 * 1024;

/** All tables of the schemas, in alphabetical order. */
export function tablesOf({ maintenance }: Database): Table[] {
  return maintenance.entityMetadatas
    .map(({ tableName, columns, primaryColumns }) => ({
      name: tableName,
      columns: columns.map(({ databaseName }) => databaseName),
      key: primaryColumns.map(({ databaseName }) => databaseName),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** All rows of a table in the order of its key, in batches by keyset pagination. */
export async function* readRows(query: Query, { name, columns, key }: Table): Rows & AsyncGenerator<readonly Row[]> {
  const order = joinSql(key.map(quoted));
  const select = sql`SELECT ${joinSql(columns.map(quoted))} FROM ${quoted(name)}`;
  const after = key.map(
    (column, index) =>
      sql`(${joinSql([...key.slice(0, index).map((equal) => sql`${quoted(equal)} = ?`), sql`${quoted(column)} > ?`], sql` AND `)})`,
  );
  let last: Record<string, unknown> | undefined;
  do {
    const where = last ? sql` WHERE ${joinSql(after, sql` OR `)}` : sql``;
    const previous = last;
    const boundValues = previous
      ? key.flatMap((_, index) => key.slice(0, index + 1).map((each) => previous[each]))
      : [];
    const records = await query(sql`${select}${where} ORDER BY ${order} LIMIT ${integerLiteral(BATCH)}`, boundValues);
    if (records.length > 0) yield records.map((record) => columns.map((column) => plain(record[column])));
    last = records.length === BATCH ? records.at(-1) : undefined;
  } while (last);
}

/** Source of the rows. */
export interface Origin {
  /** Shown to the owner; must be the same when an interrupted copy continues; at most 255 characters. */
  readonly name: string;
  /** All rows of a table, in the order of its key. */
  readonly rowsOf: (table: Table) => Rows;
  /** Runs before the copy can be opened; repeated after an interruption. */
  readonly atEnd?: () => Promise<unknown>;
}

/**
 * Fills empty tables in batches, and reads everything back. The database cannot be opened by others before that. An
 * interrupted copy continues: existing rows are the first ones of each table, since rows are copied in key order.
 * Throws BackupError when the tables contain anything else, or read back differently.
 */
export async function fillTables(
  target: Database,
  tables: readonly Table[],
  { name, rowsOf, atEnd }: Origin,
): Promise<Map<string, Summary>> {
  const query: Query = (statement, parameters) => target.query(statement, parameters);
  const mark = new RestoreInProgress(target.maintenance);
  const begun = await mark.from();
  await assertEmptyOrResumable(query, tables, begun, name);
  if (!begun) await mark.begin(name);
  const summaries = new Map<string, Summary>();
  for (const table of tables) {
    const copied = await fillTable(target, table, rowsOf(table));
    const there = await summaryOf(readRows(query, table));
    if (there.rows !== copied.rows || there.checksum !== copied.checksum) {
      throw new BackupError(
        `Table ${table.name} reads back differently: ${copied.rows} rows were copied, ${there.rows} are there. Empty the database and start again.`,
      );
    }
    summaries.set(table.name, there);
  }
  await atEnd?.();
  await mark.end();
  return summaries;
}

async function assertEmptyOrResumable(
  query: Query,
  tables: readonly Table[],
  begun: string | undefined,
  name: string,
): Promise<void> {
  if (begun === name) return;
  if (begun) throw new BackupError(`An unfinished copy from ${begun} exists. Resume it or empty the database.`);
  for (const table of tables) {
    const [found] = await query(sql`SELECT 1 FROM ${quoted(table.name)} LIMIT 1`, []);
    if (found) throw new BackupError(`The database is not empty: table ${table.name} holds rows. Nothing was changed.`);
  }
}

/** Summarizes the inserted rows and those that existed. */
async function fillTable(target: Database, table: Table, rows: Rows): Promise<Summary> {
  const [{ count } = { count: 0 }] = await target.queryWithoutTimeout<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM ${quoted(table.name)}`,
  );
  const copied = new ChecksumBuilder();
  let there = Number(count);
  for await (const batch of rows) {
    copied.add(batch);
    const missing = batch.slice(there);
    there -= batch.length - missing.length;
    for (const part of inInserts(missing)) await insert(target, table, part);
  }
  return copied.summary;
}

export async function summaryOf(rows: Rows): Promise<Summary> {
  const summing = new ChecksumBuilder();
  for await (const batch of rows) summing.add(batch);
  return summing.summary;
}

/** Computes a checksum of rows as they are streamed. */
export class ChecksumBuilder {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(batch: readonly Row[]): void {
    this.rows += batch.length;
    for (const row of batch) this.hash.update(`${lineOf(row)}\n`);
  }

  get summary(): Summary {
    return { rows: this.rows, checksum: this.hash.copy().digest('hex') };
  }
}

/** A row as one line of JSON; bytes become base64 in an object. */
export function lineOf(row: Row): string {
  return JSON.stringify(row.map((value) => (Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value)));
}

export function rowOf(line: string): Row {
  const values = JSON.parse(line) as (Exclude<Value, Buffer> | { readonly base64: string })[];
  return values.map((value) =>
    typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value,
  );
}

/** The rows in their order, in parts that one statement takes; at least one row each. */
function* inInserts(rows: readonly Row[]): Generator<readonly Row[]> {
  let part: Row[] = [];
  let size = 0;
  for (const row of rows) {
    const added = row.reduce<number>((sum, value) => sum + sizeOf(value), 0);
    if (part.length > 0 && size + added > MAX_INSERT_BYTES) {
      yield part;
      [part, size] = [[], 0];
    }
    part.push(row);
    size += added;
  }
  if (part.length > 0) yield part;
}

const sizeOf = (value: Value) => (typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 20);

async function insert(target: Database, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const row = sql`(${placeholders(columns)})`;
  try {
    await target.execute(
      sql`INSERT INTO ${quoted(name)} (${joinSql(columns.map(quoted))}) VALUES ${placeholders(rows, row)}`,
      rows.flat(),
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new BackupError(
      `Another process is filling table ${name}. Wait for it to finish, then run this again if needed.`,
    );
  }
}

// Both engines accept backticks.
const quoted = (name: string) => sql`\`${identifier(name)}\``;

function plain(value: unknown): Value {
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) return null;
  return value as Value;
}
