import { type Database } from './database';
import { namesOf } from './snake-case-naming-strategy';
import { placeholders } from './placeholders';
import { identifier, type Sql, sql } from './sql';

/** A statement that inserts rows, at least one, and its values; each has the fields of the first: `verifiedAt` goes into `verified_at`. */
export function insertion(table: string, rows: readonly object[]): readonly [Sql, readonly unknown[]] {
  const [first = {}] = rows;
  const place = sql`(${placeholders(Object.keys(first))})`;
  return [
    sql`INSERT INTO ${identifier(table)} (${namesOf(first)}) VALUES ${placeholders(rows, place)}`,
    rows.flatMap((row) => Object.values(row)),
  ];
}

export async function insertRows(database: Database, table: string, rows: readonly object[]): Promise<void> {
  await database.execute(...insertion(table, rows));
}
