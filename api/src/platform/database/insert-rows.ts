import { namesOf } from './columns';
import { type Database } from './database';

/** Inserts rows in one statement; each has the columns of the first, under their names in the table. At least one. */
export async function insertRows(database: Database, table: string, rows: readonly object[]): Promise<void> {
  const [first = {}] = rows;
  const places = `(${Object.keys(first)
    .map(() => '?')
    .join(', ')})`;
  await database.execute(
    `INSERT INTO ${table} (${namesOf(first)}) VALUES ${rows.map(() => places).join(', ')}`,
    rows.flatMap((row) => Object.values(row)),
  );
}
