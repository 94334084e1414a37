import { type Database } from './database';
import { namesOf } from './naming';
import { placeholders } from './placeholders';
import { identifier, sql } from './sql';

/** Inserts rows in one statement, at least one; each has the fields of the first: `verifiedAt` goes into `verified_at`. */
export async function insertRows(database: Database, table: string, rows: readonly object[]): Promise<void> {
  const [first = {}] = rows;
  const place = sql`(${placeholders(Object.keys(first))})`;
  await database.execute(
    sql`INSERT INTO ${identifier(table)} (${namesOf(first)}) VALUES ${placeholders(rows, place)}`,
    rows.flatMap((row) => Object.values(row)),
  );
}
