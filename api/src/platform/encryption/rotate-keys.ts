import { type PaymentSystem } from '@kaaj/contract';
import { type Database } from '../database/database';
import { joinSql, identifier, sql, integerLiteral } from '../database/sql';
import { yieldToEventLoop } from '../aggregates/incremental-aggregate';
import { DecryptionFailed, type EncryptionKeys } from './encryption-keys';

/** A table with encrypted columns, with names as in the database. */
export interface EncryptedTable {
  readonly table: string;
  /** The column that identifies rows and orders the scan. */
  readonly key: string;
  /** The column bound into the ciphertext; by default the key. */
  readonly owner?: string;
  readonly columns: readonly string[];
  /** The columns of the account's hash and of its payment system; its number is the first encrypted column. */
  readonly hash?: { readonly column: string; readonly rail: string };
}

/** Progress or result of a table. */
export interface Rotated {
  readonly table: string;
  /** Values re-encrypted with the current key. */
  readonly values: number;
  /** Rows that no key decrypts: the first hundred, and their number. */
  readonly closed: readonly string[];
  readonly closedCount: number;
}

const BATCH = 100;
const MAX_REPORTED = 100;

type Row = Readonly<Record<string, string | number | null>>;

/**
 * Re-encrypts all values that are not of the current key, and recomputes hashes of accounts. It holds a hundred rows in
 * memory. Each write is guarded by the old value, so the server may run concurrently. Values with the current key's
 * prefix are skipped, so a restart continues.
 *
 * SQL without the ORM: it uses tables of every context by name.
 */
export class RotateKeys {
  constructor(
    private readonly database: Database,
    private readonly keys: EncryptionKeys,
    private readonly tables: readonly EncryptedTable[],
  ) {}

  /** Yields after each batch; returns the results of all tables. */
  async *execute(): AsyncGenerator<Rotated, readonly Rotated[]> {
    const outcomes: Rotated[] = [];
    for (const table of this.tables) outcomes.push(yield* this.table(table));
    return outcomes;
  }

  private async *table(sealed: EncryptedTable): AsyncGenerator<Rotated, Rotated> {
    const { table, key } = sealed;
    let values = 0;
    for (;;) {
      const scan = newScan();
      for await (const row of this.rows(sealed)) {
        const { rotated, open } = await this.rotate(sealed, row.values);
        values += rotated;
        if (open) scan.found = true;
        else if (scan.closed.length < MAX_REPORTED) scan.closed.push(String(row.values[key]));
        scan.closedCount += open ? 0 : 1;
        if (!row.last) continue;
        yield { table, values, closed: scan.closed, closedCount: scan.closedCount };
        await yieldToEventLoop();
      }
      // Scans again after a scan with changes: the server may have written with the former key meanwhile.
      if (!scan.found) return { table, values, closed: scan.closed, closedCount: scan.closedCount };
    }
  }

  private async *rows(sealed: EncryptedTable): AsyncGenerator<{ readonly values: Row; readonly last: boolean }> {
    const { table, key, owner = key, columns, hash } = sealed;
    const fields = joinSql([...new Set([key, owner, ...columns, ...(hash ? [hash.rail] : [])])].map(identifier));
    const stale = joinSql(
      columns.map((column) => sql`${identifier(column)} NOT LIKE ?`),
      sql` OR `,
    );
    const prefixes = columns.map(() => `${this.keys.prefix}%`);
    for (let after: string | number = key === 'number' ? 0 : ''; ;) {
      const rows: Row[] = await this.database.queryWithoutTimeout<Row>(
        sql`SELECT ${fields} FROM ${identifier(table)} WHERE ${identifier(key)} > ? AND (${stale}) ORDER BY ${identifier(key)} LIMIT ${integerLiteral(BATCH)}`,
        [after, ...prefixes],
      );
      for (const [index, values] of rows.entries()) yield { values, last: index === rows.length - 1 };
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last[key] as string | number;
    }
  }

  /** The number of re-encrypted values of the row, and whether all of them could be decrypted. */
  private async rotate(
    sealed: EncryptedTable,
    row: Row,
  ): Promise<{ readonly rotated: number; readonly open: boolean }> {
    const { table, key, owner = key, columns, hash } = sealed;
    let [rotated, open] = [0, true];
    for (const column of columns) {
      const old = row[column];
      if (typeof old !== 'string' || old.startsWith(this.keys.prefix)) continue;
      const opened = this.opened(old, String(row[owner]));
      if (!opened) {
        open = false;
        continue;
      }
      const hashed = hash && column === columns[0] ? hash : undefined;
      const number = hashed && this.keys.accountHash(row[hashed.rail] as PaymentSystem, opened.toString('utf8'));
      rotated += await this.database.execute(
        sql`UPDATE ${identifier(table)} SET ${identifier(column)} = ?${hashed ? sql`, ${identifier(hashed.column)} = ?` : sql``} WHERE ${identifier(key)} = ? AND ${identifier(column)} = ?`,
        [this.keys.seal(opened, String(row[owner])), ...(number ? [number] : []), row[key], old],
      );
    }
    return { rotated, open };
  }

  private opened(sealed: string, owner: string): Buffer | undefined {
    try {
      return this.keys.openBytes(sealed, owner);
    } catch (error) {
      if (error instanceof DecryptionFailed) return undefined;
      throw error;
    }
  }
}

const newScan = () => ({ found: false, closed: [] as string[], closedCount: 0 });
