import { createHash } from 'node:crypto';
import { type Database } from '../platform/database/database';
import { placeholders } from '../platform/database/placeholders';

/** A table of the product, as far as copying it needs to know. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of the primary key; rows come in its order, which is the same on every engine. */
  readonly key: readonly string[];
}

export type Value = string | number | null | Buffer;
export type Row = readonly Value[];
export type Rows = AsyncIterable<readonly Row[]>;
export type Query = (sql: string, parameters: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

/** What a table holds, so that two copies of it can be compared. */
export interface Summary {
  readonly rows: number;
  /** SHA-256 over every value of every row, in the order of the key. */
  readonly checksum: string;
}

/** A copy that cannot be made or did not come out right; the message is one line for the owner. */
export class CopyRefused extends Error {}

/** Rows read at once; small enough to hold, large enough not to wait for the network at every row. */
const BATCH = 500;

/** Every table that the schemas name, in alphabetical order. */
export function tablesOf({ keeper }: Database): Table[] {
  return keeper.entityMetadatas
    .map(({ tableName, columns, primaryColumns }) => ({
      name: tableName,
      columns: columns.map(({ databaseName }) => databaseName),
      key: primaryColumns.map(({ databaseName }) => databaseName),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** All rows of a table in the order of its key, a batch at a time, without ever skipping over the ones before. */
export async function* readRows(query: Query, { name, columns, key }: Table): Rows & AsyncGenerator<readonly Row[]> {
  const order = key.map(quoted).join(', ');
  const select = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;
  const after = key.map(
    (column, index) =>
      `(${[...key.slice(0, index).map((equal) => `${quoted(equal)} = ?`), `${quoted(column)} > ?`].join(' AND ')})`,
  );
  let last: Record<string, unknown> | undefined;
  do {
    const where = last ? ` WHERE ${after.join(' OR ')}` : '';
    const previous = last;
    const places = previous ? key.flatMap((_, index) => key.slice(0, index + 1).map((each) => previous[each])) : [];
    const records = await query(`${select}${where} ORDER BY ${order} LIMIT ${BATCH}`, places);
    if (records.length > 0) yield records.map((record) => columns.map((column) => plain(record[column])));
    last = records.length === BATCH ? records.at(-1) : undefined;
  } while (last);
}

/**
 * Fills empty tables with rows and reads them back, all in one transaction: either every row is there, and what is there is
 * what came, or nothing is. Throws CopyRefused when a table is not empty or reads back differently.
 */
export async function fillTables(
  target: Database,
  tables: readonly Table[],
  rowsOf: (table: Table) => Rows,
): Promise<Map<string, Summary>> {
  return target.run(async () => {
    const query: Query = (sql, parameters) => target.query(sql, parameters);
    for (const { name } of tables) {
      const [found] = await query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`, []);
      if (found) throw new CopyRefused(`The database is not empty: table ${name} holds rows. Nothing was changed.`);
    }
    const summaries = new Map<string, Summary>();
    for (const table of tables) {
      const came = new Summing();
      for await (const rows of rowsOf(table)) {
        came.add(rows);
        await insert(target, table, rows);
      }
      const there = await summaryOf(readRows(query, table));
      if (there.rows !== came.summary.rows || there.checksum !== came.summary.checksum) {
        throw new CopyRefused(
          `Table ${table.name} reads back differently: ${came.summary.rows} rows came, ${there.rows} are there. Nothing was changed.`,
        );
      }
      summaries.set(table.name, there);
    }
    return summaries;
  });
}

export async function summaryOf(rows: Rows): Promise<Summary> {
  const summing = new Summing();
  for await (const batch of rows) summing.add(batch);
  return summing.summary;
}

/** Sums rows up while they pass by. */
export class Summing {
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

/** A row as one line of JSON; bytes are base64 in an object of their own. */
export function lineOf(row: Row): string {
  return JSON.stringify(row.map((value) => (Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value)));
}

export function rowOf(line: string): Row {
  const values = JSON.parse(line) as (Exclude<Value, Buffer> | { readonly base64: string })[];
  return values.map((value) =>
    typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value,
  );
}

async function insert(target: Database, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const row = `(${placeholders(columns)})`;
  await target.execute(
    `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES ${placeholders(rows, row)}`,
    rows.flat(),
  );
}

// Both engines take backticks.
const quoted = (name: string) => `\`${name}\``;

function plain(value: unknown): Value {
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) return null;
  return value as Value;
}
