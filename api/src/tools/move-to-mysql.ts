import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { type Config } from '../config';
import { schema } from '../schema';
import { sql } from '../platform/database/sql';
import { RestoreInProgress } from '../platform/database/restore-in-progress';
import { BackupError, fillTables, type Query, readRows, type Summary, tablesOf } from './tables';
import { withDatabase } from './tool';

/** Copied tables, and the new path of the embedded database. */
export interface Moved {
  readonly tables: ReadonlyMap<string, Summary>;
  readonly setAside: string;
}

/**
 * Moves an embedded installation into the empty MySQL or MariaDB database of DATABASE_URL. The embedded file is
 * renamed, so that it is not used by mistake. Every row is read back and compared before the new database can be
 * opened. An interrupted run can be repeated. Throws BackupError, without changes, while Kaaj uses the embedded
 * database or when the other one is not empty.
 */
export async function moveToMysql(config: Config): Promise<Moved> {
  if (!config.databaseUrl) throw new BackupError('Set DATABASE_URL to the target database (mysql://...).');
  const file = join(config.dataDir, 'kaaj.sqlite');
  const setAside = `${file}.moved-to-mysql`;
  // If the run was interrupted at the end, the source was renamed already.
  const found = [file, setAside].find((each) => existsSync(each));
  if (!found) throw new BackupError(`No embedded database found at ${file}`);
  const source = openAlone(found);
  const query: Query = (statement, parameters) =>
    Promise.resolve(source.prepare(statement).all(...parameters) as Record<string, unknown>[]);
  const name = `the embedded database ${file}`;
  try {
    await refuseOlderTables(query);
    const tables = await withDatabase({ ...config, mayBeUnfinished: true }, async (target) => {
      const begun = await new RestoreInProgress(target.maintenance).from();
      if (found === setAside && begun !== name) throw new BackupError(`No embedded database found at ${file}`);
      return fillTables(target, tablesOf(target), {
        name,
        rowsOf: (table) => readRows(query, table),
        atEnd: async () => {
          // Moves the write-ahead log into the file, which is renamed.
          source.pragma('journal_mode = DELETE');
          if (found === file) await rename(file, setAside);
        },
      });
    });
    return { tables, setAside };
  } finally {
    source.close();
  }
}

/** An updated installation that was not started since has tables of the old version. */
async function refuseOlderTables(query: Query): Promise<void> {
  const done = await query(sql`SELECT name FROM migrations`, []);
  const missing = Object.keys(schema.migrations.sqlite).length - done.length;
  if (missing === 0) return;
  throw new BackupError(
    'The embedded database has the tables of another version. Start this one on it once, then move.',
  );
}

/** Opens the file with an exclusive lock for the lifetime of this process. Throws BackupError. */
function openAlone(file: string): LibsqlDatabase.Database {
  const database = new LibsqlDatabase(file, { timeout: 1_000 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN IMMEDIATE');
    database.exec('COMMIT');
    return database;
  } catch (error) {
    database.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new BackupError('Kaaj is still using the embedded database. Stop it first.');
  }
}
