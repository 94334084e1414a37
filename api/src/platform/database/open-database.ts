import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { DataSource, type DataSourceOptions, type EntitySchema } from 'typeorm';
import { type Config } from '../../config';
import { Database } from './database';

/** A database that cannot be opened; the message is one line for the owner. */
export class DatabaseUnreachable extends Error {}

export interface Schema {
  readonly entities: EntitySchema[];
  readonly migrations: { readonly mysql: Migrations; readonly sqlite: Migrations };
}

type Migrations = NonNullable<DataSourceOptions['migrations']>;

/** Opens the database that the settings name and brings its tables up to date. Throws DatabaseUnreachable. */
export async function openDatabase(config: Config, schema: Schema): Promise<Database> {
  const database = config.databaseUrl ? mysql(config.databaseUrl, config, schema) : sqlite(config, schema);
  try {
    await database.writer.initialize();
    await database.writer.runMigrations({ transaction: database.dialect === 'sqlite' ? 'each' : 'none' });
    if (!database.reader.isInitialized) await database.reader.initialize();
  } catch (error) {
    await database.close().catch(() => undefined);
    const reason =
      error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
    throw new DatabaseUnreachable(`The database ${nameOf(config)} cannot be used: ${reason}`);
  }
  return database;
}

function nameOf(config: Config): string {
  if (!config.databaseUrl) return join(config.dataDir, 'kaaj.sqlite');
  const url = new URL(config.databaseUrl);
  return `${url.host}${url.pathname}`;
}

function mysql(url: string, config: Config, schema: Schema): Database {
  const source = new DataSource({
    type: 'mysql',
    url: url.replace(/^mariadb:/, 'mysql:'),
    entities: schema.entities,
    migrations: schema.migrations.mysql,
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: config.databasePool,
    connectTimeout: 5_000,
    extra: { decimalNumbers: true, typeCast: sumsAsNumbers },
  });
  const initialize = source.initialize.bind(source);
  source.initialize = async () => {
    await initialize();
    readCommitted(source);
    return source;
  };
  return new Database('mysql', source, source);
}

interface MysqlField {
  readonly type: string;
  string(): string | null;
}

/** SUM() of whole numbers is a DECIMAL in MySQL; all of ours are below 2^53. */
function sumsAsNumbers(field: MysqlField, next: () => unknown): unknown {
  if (field.type !== 'NEWDECIMAL') return next();
  const value = field.string();
  return value === null ? null : Number(value);
}

interface MysqlPool {
  on(event: 'connection', listener: (connection: { query(sql: string): void }) => void): void;
}

/** Conditional writes guard themselves, so gap locks of the default level would only cost deadlocks. */
function readCommitted(source: DataSource): void {
  const { pool } = source.driver as unknown as { pool: MysqlPool };
  pool.on('connection', (connection) => connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED'));
}

function sqlite(config: Config, schema: Schema): Database {
  mkdirSync(config.dataDir, { recursive: true });
  const shared = {
    type: 'better-sqlite3',
    driver: LibsqlDatabase,
    database: join(config.dataDir, 'kaaj.sqlite'),
    entities: schema.entities,
    timeout: 5_000,
  } as const;
  const writer = new DataSource({
    ...shared,
    migrations: schema.migrations.sqlite,
    enableWAL: true,
    // An acknowledged coin survives a power cut: every commit reaches the disk.
    prepareDatabase: (connection: { pragma(sql: string): unknown }) => {
      connection.pragma('synchronous = FULL');
    },
  });
  return new Database('sqlite', writer, new DataSource({ ...shared, readonly: true }));
}
