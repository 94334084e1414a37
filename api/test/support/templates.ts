import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { Config } from '../../src/config';
import { DataSources } from '../../src/platform/database/data-sources';
import { schema } from '../../src/schema';
import { type Engine, freshDatabase, type FreshDatabase } from './databases';

type Fill = (database: FreshDatabase) => Promise<void>;

const templates = new Map<Engine, Promise<Fill>>();
const SQLITE = 'kaaj.sqlite';

/**
 * Fills an empty database like the migrations, which run once for each engine and worker. Their 1,500 statements take
 * as long as the rest of a start.
 */
export async function fillFromTemplate(engine: Engine, database: FreshDatabase, settings: Record<string, string>) {
  const template = templates.get(engine) ?? makeTemplate(engine, settings);
  templates.set(engine, template);
  await (
    await template
  )(database);
}

async function makeTemplate(engine: Engine, settings: Record<string, string>): Promise<Fill> {
  const database = await freshDatabase(engine);
  const sources = new DataSources(Config.from({ ...settings, ...database.settings }), schema);
  try {
    const maintenance = await sources.open('maintenance');
    // Otherwise the tables are still in the write-ahead log.
    if (engine === 'SQLite') await maintenance.query('PRAGMA wal_checkpoint(TRUNCATE)');
    await sources.close();
    return await (engine === 'SQLite' ? copyOf(database) : scriptOf(database));
  } finally {
    await sources.close();
    await database.remove();
  }
}

function copyOf({ settings: { DATA_DIR } }: FreshDatabase): Promise<Fill> {
  const file = readFileSync(join(DATA_DIR, SQLITE));
  if (statSync(join(DATA_DIR, `${SQLITE}-wal`), { throwIfNoEntry: false })?.size)
    throw new Error('The template lacks what is in its write-ahead log.');
  return Promise.resolve((database) => Promise.resolve(writeFileSync(join(database.settings.DATA_DIR, SQLITE), file)));
}

async function scriptOf(database: FreshDatabase): Promise<Fill> {
  const script = await onDatabase(database, async (connection) => {
    const rowsOf = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0];
    const [first] = await rowsOf('SELECT @@collation_database AS collation');
    const statements = [`ALTER DATABASE COLLATE ${first?.['collation']}`, 'SET FOREIGN_KEY_CHECKS = 0'];
    for (const row of await rowsOf('SHOW TABLES')) {
      const table = String(Object.values(row)[0]);
      const [created] = await rowsOf(`SHOW CREATE TABLE ${table}`);
      statements.push(String(created?.['Create Table']));
      for (const values of await rowsOf(`SELECT * FROM ${table}`))
        statements.push(connection.format(`INSERT INTO ${table} SET ?`, [values]));
    }
    return [...statements, 'SET FOREIGN_KEY_CHECKS = 1'].join(';\n');
  });
  return (target) => onDatabase(target, async (connection) => void (await connection.query(script)));
}

async function onDatabase<T>({ settings }: FreshDatabase, use: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({ uri: settings.DATABASE_URL, multipleStatements: true });
  try {
    return await use(connection);
  } finally {
    await connection.end();
  }
}
