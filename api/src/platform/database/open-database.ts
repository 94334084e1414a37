import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { DataSource, type EntitySchema, type MigrationInterface } from 'typeorm';
import { type Config } from '../../config';
import { keepPrivate } from '../private-folder';
import { Database } from './database';
import { type DatabaseLimits } from './database-limits';
import { poolOf } from './mysql-engine';
import { PROGRESS_TABLE, resumable } from './resumable-migrations';

/** A database that cannot be opened; the message is one line for the owner. */
export class DatabaseUnreachable extends Error {}

export interface Schema {
  readonly entities: EntitySchema[];
  readonly migrations: { readonly mysql: Migrations; readonly sqlite: Migrations };
}

/** The settings that say where the database is. */
export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databasePool' | 'databaseLimits' | 'dataDir'>;

type Migrations = readonly (new () => MigrationInterface)[];

const MIGRATION_PATIENCE_SECONDS = 120;

/** Opens the database that the settings name and brings its tables up to date. Throws DatabaseUnreachable. */
export async function openDatabase(config: DatabaseSettings, schema: Schema): Promise<Database> {
  const opened = keepPrivate(config.dataDir);
  if (opened.length > 0) process.stderr.write(`Closed to other users of this machine: ${opened.join(', ')}\n`);
  const database = config.databaseUrl ? mysql(config.databaseUrl, config, schema) : sqlite(config, schema);
  try {
    await database.keeper.initialize();
    await (database.dialect === 'sqlite'
      ? database.keeper.runMigrations({ transaction: 'each' })
      : migrateAlone(database.keeper));
    for (const source of [database.writer, database.reader]) if (!source.isInitialized) await source.initialize();
  } catch (error) {
    await database.close().catch(() => undefined);
    const reason =
      error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
    throw new DatabaseUnreachable(`The database ${nameOf(config)} cannot be used: ${reason}`);
  }
  return database;
}

/** Several processes may start on one empty database: the first one migrates, the others wait for it. */
async function migrateAlone(source: DataSource): Promise<void> {
  const holder = source.createQueryRunner();
  const name = "CONCAT('kaaj-migrations-', MD5(DATABASE()))";
  try {
    const [{ held }] = (await holder.query(`SELECT GET_LOCK(${name}, ${MIGRATION_PATIENCE_SECONDS}) AS held`)) as [
      { held: number | null },
    ];
    if (held !== 1) throw new Error('another process has been changing its tables for too long');
    await source.runMigrations({ transaction: 'none' });
    await holder.query(`DROP TABLE IF EXISTS ${PROGRESS_TABLE}`);
    await holder.query(`DO RELEASE_LOCK(${name})`);
  } finally {
    await holder.release();
  }
}

function nameOf(config: DatabaseSettings): string {
  if (!config.databaseUrl) return join(config.dataDir, 'kaaj.sqlite');
  const url = new URL(config.databaseUrl);
  return `${url.host}${url.pathname}`;
}

/** Pools for reads, for units of work (see MysqlEngine), and a small one for migrations and what takes long. */
function mysql(url: string, config: DatabaseSettings, schema: Schema): Database {
  const pool = (poolSize: number, ...sessionSettings: string[]) => {
    const source = new DataSource({
      // The two describe their tables in different words, which counts when migrations are generated.
      type: url.startsWith('mariadb:') ? 'mariadb' : 'mysql',
      url: url.replace(/^mariadb:/, 'mysql:'),
      entities: schema.entities,
      migrations: resumable(schema.migrations.mysql),
      charset: 'utf8mb4',
      timezone: 'Z',
      supportBigNumbers: true,
      bigNumberStrings: false,
      poolSize,
      connectTimeout: 5_000,
      // SUM() of whole numbers is a DECIMAL in MySQL; all of ours are below 2^53.
      extra: { decimalNumbers: true },
    });
    withSession(source, sessionSettings);
    return source;
  };
  const { databasePool, databaseLimits } = config;
  const limits = limited(databaseLimits);
  const sources = {
    keeper: pool(KEEPERS, READ_COMMITTED),
    reader: pool(databasePool, `${READ_COMMITTED}, READ ONLY`, limits),
    writer: pool(databasePool, READ_COMMITTED, limits, 'SET autocommit = 0'),
  };
  return new Database('mysql', sources, databaseLimits);
}

/** Migrations need two: one holds the lock. */
const KEEPERS = 2;

/** Conditional writes guard themselves, so gap locks of the default level would only cost deadlocks. */
const READ_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/** Each server looks into the comment that is its own: MariaDB limits every statement, MySQL those that read. */
function limited({ statementSeconds, lockSeconds }: DatabaseLimits): string {
  const locks = `SET SESSION innodb_lock_wait_timeout = ${lockSeconds}, lock_wait_timeout = ${lockSeconds}`;
  const onMariadb = `/*M! , max_statement_time = ${statementSeconds} */`;
  const onMysql = `/*!50708 , max_execution_time = ${statementSeconds * 1000} */`;
  return `${locks} ${onMariadb} ${onMysql}`;
}

/** Settings that every connection of the pool starts with. */
function withSession(source: DataSource, statements: readonly string[]): void {
  const initialize = source.initialize.bind(source);
  source.initialize = async () => {
    await initialize();
    poolOf(source)?.on('connection', (connection) => {
      for (const statement of statements) {
        // Without its settings a connection would commit by itself, or write where it must not.
        connection.query(statement, (error) => {
          if (error) connection.destroy();
        });
      }
    });
    // The connection that connecting itself opened is in the pool already, and there is just this one.
    const first = source.createQueryRunner();
    for (const statement of statements) await first.query(statement);
    await first.release();
    return source;
  };
}

function sqlite(config: DatabaseSettings, schema: Schema): Database {
  const shared = {
    type: 'better-sqlite3',
    driver: LibsqlDatabase,
    database: join(config.dataDir, 'kaaj.sqlite'),
    entities: schema.entities,
    timeout: config.databaseLimits.lockSeconds * 1000,
  } as const;
  const writer = new DataSource({
    ...shared,
    migrations: [...schema.migrations.sqlite],
    enableWAL: true,
    // An acknowledged coin survives a power cut: every commit reaches the disk.
    prepareDatabase: (connection: { pragma(sql: string): unknown }) => {
      connection.pragma('synchronous = FULL');
    },
  });
  const reader = new DataSource({
    ...shared,
    // libsql does not know `readonly`.
    prepareDatabase: (connection: { pragma(sql: string): unknown }) => {
      connection.pragma('query_only = ON');
    },
  });
  return new Database('sqlite', { keeper: writer, writer, reader }, config.databaseLimits);
}
