import { namesOf } from './columns';
import { type Database } from './database';
import { placeholders } from './placeholders';
import { identifier, sql } from './sql';

/** Inserts rows in one statement; each has the columns of the first, under their names in the table. At least one. */
export async function insertRows(database: Database, table: string, rows: readonly object[]): Promise<void> {
  const [first = {}] = rows;
  const place = sql`(${placeholders(Object.keys(first))})`;
  await database.execute(
    sql`INSERT INTO ${identifier(table)} (${namesOf(first)}) VALUES ${placeholders(rows, place)}`,
    rows.flatMap((row) => Object.values(row)),
  );
}
