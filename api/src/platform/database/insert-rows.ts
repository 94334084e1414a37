import { type Database } from './database';
import { namesOf } from './snake-case-naming-strategy';
import { identifier, placeholders, sql, type Sql } from './sql';

/**
 * An INSERT of at least one row, and its parameters. All rows have the fields of the first; `verifiedAt` becomes
 * `verified_at`.
 */
export function insertion(table: string, rows: readonly object[]): readonly [Sql, readonly unknown[]] {
  const [first = {}] = rows;
  const placeholder = sql`(${placeholders(Object.keys(first))})`;
  return [
    sql`INSERT INTO ${identifier(table)} (${namesOf(first)}) VALUES ${placeholders(rows, placeholder)}`,
    rows.flatMap((row) => Object.values(row)),
  ];
}

export async function insertRows(database: Database, table: string, rows: readonly object[]): Promise<void> {
  await database.execute(...insertion(table, rows));
}
