import { join } from 'node:path';
import * as mysql2 from 'mysql2';
import { DataSource, type DataSourceOptions, type EntitySchema, type MigrationInterface } from 'typeorm';
import { type Config } from '../../config';
import { restrictPermissions } from '../private-folder';
import { redactedDatabaseUrl } from './addresses';
import { Database } from './database';
import { type Dialect } from './dialect';
import { type DatabaseLimits } from './database-limits';
import { DRIVER_SETTINGS } from './driver-settings';
import { PrimaryFailover } from './primary-failover';
import { MigrationLock } from './migration-lock';
import { poolOf } from './mysql-engine';
import { SnakeCaseNamingStrategy } from './snake-case-naming-strategy';
import { migrateIn, PROGRESS_TABLE, resumable } from './resumable-migrations';
import { setMode, SQL_MODE } from './sql-mode';
import { RestoreInProgress } from './restore-in-progress';

/** The database cannot be opened, or lacks a required feature; the message is one line for the owner. */
export class DatabaseUnusable extends Error {}

export interface Schema {
  readonly entities: EntitySchema[];
  readonly migrations: { readonly mysql: Migrations; readonly sqlite: Migrations };
}

export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'databaseLimits' | 'dataDir'> & {
  /** Set by a restore, which may continue on incomplete tables. */
  readonly mayBeUnfinished?: boolean;
  /** Set by a backup, which runs no migrations. */
  readonly mustBeUpToDate?: boolean;
};

/**
 * `maintenance` runs migrations and long statements, without timeouts. `writer` provides the connections of units of
 * work; on SQLite it is the same connection. `reader` is read-only.
 */
export type SourceName = 'maintenance' | 'writer' | 'reader';

type Migrations = readonly (new () => MigrationInterface)[];

/** The data sources of an application's database. Closes all that were opened, even when opening failed halfway. */
export class DataSources {
  readonly dialect: Dialect;
  private readonly hosts: PrimaryFailover | undefined;
  private readonly opened = new Map<SourceName, DataSource>();
  private readonly opening: Promise<DataSource>[] = [];
  private way: Database | undefined;
  private closed = false;

  constructor(
    private readonly settings: DatabaseSettings,
    private readonly schema: Schema,
  ) {
    this.dialect = settings.databaseUrl ? 'mysql' : 'sqlite';
    this.hosts = settings.databaseUrl ? new PrimaryFailover(settings.databaseUrl) : undefined;
  }

  get entities(): EntitySchema[] {
    return this.schema.entities;
  }

  async optionsOf(name: SourceName): Promise<DataSourceOptions> {
    if (!this.hosts) return this.sqliteOptions(name);
    try {
      return mysqlOptions(name, this.hosts, this.settings, this.schema);
    } catch (error) {
      throw this.unusable(error);
    }
  }

  /** The maintenance source must be opened first, since it migrates the tables. Throws DatabaseUnusable. */
  async open(name: SourceName, options?: DataSourceOptions): Promise<DataSource> {
    try {
      const known = options ?? (await this.optionsOf(name));
      if (this.closed) throw new Error('it was closed');
      const opening = name === 'maintenance' ? this.openMaintenance(known) : this.openOther(name, known);
      this.opening.push(opening);
      return await opening;
    } catch (error) {
      throw this.unusable(error);
    }
  }

  private unusable(error: unknown): DatabaseUnusable {
    if (error instanceof DatabaseUnusable) return error;
    const reason =
      error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
    return new DatabaseUnusable(`The database ${this.address} cannot be used: ${reason}`);
  }

  /** Access to all three data sources, once they are open. */
  get database(): Database {
    const [maintenance, writer, reader] = (['maintenance', 'writer', 'reader'] as const).map((name) =>
      this.opened.get(name),
    );
    if (!maintenance || !writer || !reader) throw new Error('The database is not open.');
    return (this.way ??= new Database(
      this.dialect,
      { maintenance, writer, reader },
      this.settings.databaseLimits,
      this.hosts,
    ));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.hosts?.close();
    // They are opened concurrently: one may fail while another is still opening.
    await Promise.allSettled(this.opening);
    for (const source of new Set([...this.opened.values()].reverse())) {
      if (source.isInitialized) await source.destroy();
    }
  }

  private async openMaintenance(options: DataSourceOptions): Promise<DataSource> {
    const closed = restrictPermissions(this.settings.dataDir);
    if (closed.length > 0) process.stderr.write(`Closed to other users of this machine: ${closed.join(', ')}\n`);
    await this.hosts?.open();
    const maintenance = await this.initialized('maintenance', options);
    if (this.settings.mustBeUpToDate) await refuseOlderTables(maintenance);
    else await (this.dialect === 'sqlite' ? migrateInOneTransaction(maintenance) : migrateUnderLock(maintenance));
    if (!this.settings.mayBeUnfinished) await refuseUnfinished(maintenance);
    return maintenance;
  }

  private async openOther(name: 'writer' | 'reader', options: DataSourceOptions): Promise<DataSource> {
    const maintenance = this.opened.get('maintenance');
    if (this.dialect === 'mysql' || name === 'reader' || !maintenance) return this.initialized(name, options);
    this.opened.set('writer', maintenance);
    return maintenance;
  }

  private async initialized(name: SourceName, options: DataSourceOptions): Promise<DataSource> {
    const source = new DataSource(options);
    // SQLite accepts any type name that contains TEXT; TypeORM supports only some of them.
    if (this.dialect === 'sqlite') source.driver.supportedDataTypes.push('mediumtext');
    if (this.dialect === 'mysql') withSession(source, SESSIONS[name](this.settings.databaseLimits));
    this.opened.set(name, source);
    await source.initialize();
    return source;
  }

  private get address(): string {
    const { databaseUrl, dataDir } = this.settings;
    return databaseUrl ? redactedDatabaseUrl(databaseUrl) : join(dataDir, 'kaaj.sqlite');
  }

  private async sqliteOptions(name: SourceName): Promise<DataSourceOptions> {
    // Loaded only for SQLite: its native code is 10 MB.
    const { default: driver } = await import('libsql');
    const { entities, migrations } = this.schema;
    const reads = name === 'reader';
    return {
      type: 'better-sqlite3',
      namingStrategy: new SnakeCaseNamingStrategy(),
      driver,
      database: join(this.settings.dataDir, 'kaaj.sqlite'),
      // Only for statements as text.
      entities: reads ? [] : entities,
      timeout: this.settings.databaseLimits.lockSeconds * 1000,
      ...(!reads && { migrations: [...migrations.sqlite], enableWAL: true }),
      prepareDatabase: (connection: { pragma(sql: string): unknown }) => {
        // libsql has no `readonly` option. `synchronous = FULL`: a committed transaction survives a power failure.
        connection.pragma(reads ? 'query_only = ON' : 'synchronous = FULL');
      },
    };
  }
}

async function refuseUnfinished(maintenance: DataSource): Promise<void> {
  const origin = await new RestoreInProgress(maintenance).from();
  if (origin)
    throw new Error(`a copy of ${origin} fills it and has not ended; run that command again, or empty the database`);
}

async function refuseOlderTables(maintenance: DataSource): Promise<void> {
  if (await isUpToDate(maintenance)) return;
  throw new Error(
    'its tables are of an older version. Use the version that made them, or migrate them to this one: npm run migrate',
  );
}

/**
 * Several processes may start on an empty or outdated database. They take turns, and each checks whether a migration is
 * left.
 */
async function migrateUnderLock(source: DataSource): Promise<void> {
  const turn = new MigrationLock(source);
  await turn.run(
    () => isUpToDate(source),
    async () => {
      await migrateIn(turn, source);
      await source.query(`DROP TABLE IF EXISTS ${PROGRESS_TABLE}`);
    },
  );
}

/** SQLite: other starting processes wait for the write lock, and find nothing left to do. */
async function migrateInOneTransaction(source: DataSource): Promise<void> {
  if (await isUpToDate(source)) return;
  const runner = source.createQueryRunner();
  // Has no effect inside a transaction.
  await runner.beforeMigration();
  try {
    await runner.query('BEGIN IMMEDIATE');
    try {
      await source.runMigrations({ transaction: 'none' });
      await runner.query('COMMIT');
    } catch (error) {
      await runner.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  } finally {
    await runner.afterMigration();
    await runner.release();
  }
}

/** Throws when a newer version has migrated the tables: this one could damage what it does not know. */
async function isUpToDate(source: DataSource): Promise<boolean> {
  const rows = await source.query<{ name: string }[]>('SELECT name FROM migrations').catch((error: unknown) => {
    const { errno, message } = error as { errno?: unknown; message?: unknown };
    if (errno === NO_SUCH_TABLE || /no such table/.test(String(message))) return [];
    throw error;
  });
  const ran = new Set(rows.map(({ name }) => name));
  const known = new Set(source.migrations.map(({ name }) => name));
  const newer = rows.find(({ name }) => !known.has(name));
  if (newer) throw new Error(`its tables are of a newer version, which ran the migration ${newer.name}. Use that one`);
  return source.migrations.every(({ name }) => name !== undefined && ran.has(name));
}

const NO_SUCH_TABLE = 1146;

/** Pools for reads and for units of work (see MysqlEngine), and a small one for migrations and long statements. */
function mysqlOptions(
  name: SourceName,
  hosts: PrimaryFailover,
  { databaseUrl, databaseConnections }: DatabaseSettings,
  { entities, migrations }: Schema,
): DataSourceOptions {
  return {
    // TypeORM generates different migrations for the two.
    type: databaseUrl?.startsWith('mariadb:') ? 'mariadb' : 'mysql',
    driver: mysql2,
    url: hosts.address,
    namingStrategy: new SnakeCaseNamingStrategy(),
    // The reader is only for statements as text.
    entities: name === 'reader' ? [] : entities,
    migrations: resumable(migrations.mysql),
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: connectionsOf(name, databaseConnections),
    connectTimeout: 5_000,
    // SUM() of integers is a DECIMAL in MySQL; all of ours are below 2^53. Batches need multiple statements.
    ...(hosts.tls && { ssl: hosts.tls }),
    extra: { ...DRIVER_SETTINGS, decimalNumbers: true, stream: hosts.dial, multipleStatements: name !== 'maintenance' },
  };
}

/** A migration needs two: one renews the lock. */
const MAINTENANCE_CONNECTIONS = 2;

/** Splits the connection budget of a process. */
function connectionsOf(name: SourceName, budget: number): number {
  const half = (budget - MAINTENANCE_CONNECTIONS) / 2;
  return { maintenance: MAINTENANCE_CONNECTIONS, writer: Math.ceil(half), reader: Math.floor(half) }[name];
}

/** Writes are guarded by their conditions, so gap locks of the default level would only cause deadlocks. */
const READ_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/**
 * On a Galera node, reads (1), updates (2) and inserts (4) wait until earlier commits of other nodes are applied.
 * MariaDB always has the variable; MySQL and TiDB do not.
 */
const CAUSAL_READS = 'SET SESSION wsrep_sync_wait = 7';
const UNKNOWN_VARIABLE = 1193;

/** The server refuses writes of this session. TiDB does not support the statement and returns an error. */
const READ_ONLY = 'SET SESSION TRANSACTION READ ONLY';
const NOT_SUPPORTED = 1235;

/** Statements that a server may reject with this error, without harm. */
const IGNORABLE_ERRORS = new Map<string, number>([
  [CAUSAL_READS, UNKNOWN_VARIABLE],
  [READ_ONLY, NOT_SUPPORTED],
]);

/** Initial statements of every connection of a pool. */
const SESSIONS: Readonly<Record<SourceName, (limits: DatabaseLimits) => readonly string[]>> = {
  maintenance: () => [...SQL_MODE, CAUSAL_READS, READ_COMMITTED],
  reader: (limits) => [...SQL_MODE, CAUSAL_READS, READ_COMMITTED, READ_ONLY, limited(limits)],
  writer: (limits) => [...SQL_MODE, CAUSAL_READS, READ_COMMITTED, limited(limits), 'SET autocommit = 0'],
};

const isIgnorable = (statement: string, error: unknown): boolean =>
  (error as { errno?: unknown }).errno === (IGNORABLE_ERRORS.get(statement) ?? null);

/** Each server executes only its own comment syntax: MariaDB limits every statement, MySQL only reads. */
function limited({ statementSeconds, lockSeconds }: DatabaseLimits): string {
  const locks = `SET SESSION innodb_lock_wait_timeout = ${lockSeconds}, lock_wait_timeout = ${lockSeconds}`;
  const onMariadb = `/*M! , max_statement_time = ${statementSeconds} */`;
  const onMysql = `/*!50708 , max_execution_time = ${statementSeconds * 1000} */`;
  return `${locks} ${onMariadb} ${onMysql}`;
}

function withSession(source: DataSource, statements: readonly string[]): void {
  const initialize = source.initialize.bind(source);
  source.initialize = async () => {
    await initialize();
    poolOf(source)?.on('connection', (connection) => {
      for (const statement of statements) {
        // Without its settings a connection would use autocommit, or could write.
        connection.query(statement, (error) => {
          if (error && !isIgnorable(statement, error)) connection.destroy();
        });
      }
    });
    // The connection of the connectivity check is in the pool already; it is the only one.
    const first = source.createQueryRunner();
    await setMode((sql) => first.query(sql));
    for (const statement of statements) {
      await first.query(statement).catch((error: unknown) => {
        if (!isIgnorable(statement, (error as { driverError?: unknown }).driverError ?? error)) throw error;
      });
    }
    await first.release();
    return source;
  };
}
