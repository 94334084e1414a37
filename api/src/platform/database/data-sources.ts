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

/** A database that cannot be opened; the message is one line for the owner. */
export class DatabaseUnreachable extends Error {}

export interface Schema {
  readonly entities: EntitySchema[];
  readonly migrations: { readonly mysql: Migrations; readonly sqlite: Migrations };
}

/** The settings that say where the database is. */
export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'databaseLimits' | 'dataDir'> & {
  /** For whoever fills the tables, and goes on where they were cut off. */
  readonly mayBeUnfinished?: boolean;
};

/**
 * `keeper` knows the tables and migrates them, and does what takes long; its sessions have no limits. `writer` is where units of
 * work take their connections from, on SQLite the keeper's own one. `reader` cannot write.
 */
export type SourceName = 'keeper' | 'writer' | 'reader';

type Migrations = readonly (new () => MigrationInterface)[];

/** The data sources of one application on the database that the settings name. Closes what it opened, however far that came. */
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

  async optionsOf(name: SourceName): Promise<DataSourceOptions> {
    if (!this.hosts) return this.sqliteOptions(name);
    try {
      return mysqlOptions(name, this.hosts, this.settings, this.schema);
    } catch (error) {
      throw this.unreachable(error);
    }
  }

  /** The keeper comes first: it brings the tables up to date. Throws DatabaseUnreachable. */
  async open(name: SourceName, options?: DataSourceOptions): Promise<DataSource> {
    try {
      const known = options ?? (await this.optionsOf(name));
      if (this.closed) throw new Error('it was closed');
      const opening = name === 'keeper' ? this.openKeeper(known) : this.openOther(name, known);
      this.opening.push(opening);
      return await opening;
    } catch (error) {
      throw this.unreachable(error);
    }
  }

  private unreachable(error: unknown): DatabaseUnreachable {
    if (error instanceof DatabaseUnreachable) return error;
    const reason =
      error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
    return new DatabaseUnreachable(`The database ${this.address} cannot be used: ${reason}`);
  }

  /** The one way to all three, once they are open. */
  get database(): Database {
    const [keeper, writer, reader] = (['keeper', 'writer', 'reader'] as const).map((name) => this.opened.get(name));
    if (!keeper || !writer || !reader) throw new Error('The database is not open.');
    return (this.way ??= new Database(
      this.dialect,
      { keeper, writer, reader },
      this.settings.databaseLimits,
      this.hosts,
    ));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.hosts?.close();
    // They are opened side by side: one of them may fail while another is on its way.
    await Promise.allSettled(this.opening);
    for (const source of new Set([...this.opened.values()].reverse())) {
      if (source.isInitialized) await source.destroy();
    }
  }

  private async openKeeper(options: DataSourceOptions): Promise<DataSource> {
    const closed = restrictPermissions(this.settings.dataDir);
    if (closed.length > 0) process.stderr.write(`Closed to other users of this machine: ${closed.join(', ')}\n`);
    await this.hosts?.open();
    const keeper = await this.initialized('keeper', options);
    await (this.dialect === 'sqlite' ? migrateInOneTransaction(keeper) : migrateInTurn(keeper));
    if (!this.settings.mayBeUnfinished) await refuseUnfinished(keeper);
    return keeper;
  }

  private async openOther(name: 'writer' | 'reader', options: DataSourceOptions): Promise<DataSource> {
    const keeper = this.opened.get('keeper');
    if (this.dialect === 'mysql' || name === 'reader' || !keeper) return this.initialized(name, options);
    this.opened.set('writer', keeper);
    return keeper;
  }

  private async initialized(name: SourceName, options: DataSourceOptions): Promise<DataSource> {
    const source = new DataSource(options);
    // SQLite takes any name with TEXT in it; TypeORM knows a few of them.
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
    // Its native code is 10 MB, which an installation on MySQL does without.
    const { default: driver } = await import('libsql');
    const { entities, migrations } = this.schema;
    const reads = name === 'reader';
    return {
      type: 'better-sqlite3',
      namingStrategy: new SnakeCaseNamingStrategy(),
      driver,
      database: join(this.settings.dataDir, 'kaaj.sqlite'),
      entities,
      timeout: this.settings.databaseLimits.lockSeconds * 1000,
      ...(!reads && { migrations: [...migrations.sqlite], enableWAL: true }),
      prepareDatabase: (connection: { pragma(sql: string): unknown }) => {
        // libsql does not know `readonly`. And an acknowledged coin survives a power cut: every commit reaches the disk.
        connection.pragma(reads ? 'query_only = ON' : 'synchronous = FULL');
      },
    };
  }
}

async function refuseUnfinished(keeper: DataSource): Promise<void> {
  const origin = await new RestoreInProgress(keeper).from();
  if (origin)
    throw new Error(`a copy of ${origin} fills it and has not ended; run that command again, or empty the database`);
}

/** Several processes may start on one database that is empty or older: one after the other looks whether it has something to do. */
async function migrateInTurn(source: DataSource): Promise<void> {
  const turn = new MigrationLock(source);
  await turn.run(
    () => isUpToDate(source),
    async () => {
      await migrateIn(turn, source);
      await source.query(`DROP TABLE IF EXISTS ${PROGRESS_TABLE}`);
    },
  );
}

/** SQLite: whoever else starts on the file waits for the write lock, and finds nothing left to do. */
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

async function isUpToDate(source: DataSource): Promise<boolean> {
  const rows = await source.query<{ name: string }[]>('SELECT name FROM migrations').catch((error: unknown) => {
    const { errno, message } = error as { errno?: unknown; message?: unknown };
    if (errno === NO_SUCH_TABLE || /no such table/.test(String(message))) return [];
    throw error;
  });
  const ran = new Set(rows.map(({ name }) => name));
  return source.migrations.every(({ name }) => name !== undefined && ran.has(name));
}

const NO_SUCH_TABLE = 1146;

/** Pools for reads, for units of work (see MysqlEngine), and a small one for migrations and what takes long. */
function mysqlOptions(
  name: SourceName,
  hosts: PrimaryFailover,
  { databaseUrl, databaseConnections }: DatabaseSettings,
  { entities, migrations }: Schema,
): DataSourceOptions {
  return {
    // The two describe their tables in different words, which counts when migrations are generated.
    type: databaseUrl?.startsWith('mariadb:') ? 'mariadb' : 'mysql',
    driver: mysql2,
    url: hosts.address,
    namingStrategy: new SnakeCaseNamingStrategy(),
    entities,
    migrations: resumable(migrations.mysql),
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: connectionsOf(name, databaseConnections),
    connectTimeout: 5_000,
    // SUM() of whole numbers is a DECIMAL in MySQL; all of ours are below 2^53.
    // What is said at once shares a trip.
    ...(hosts.tls && { ssl: hosts.tls }),
    extra: { ...DRIVER_SETTINGS, decimalNumbers: true, stream: hosts.dial, multipleStatements: name !== 'keeper' },
  };
}

/** Migrations need two: one keeps the turn. */
const KEEPERS = 2;

/** A process keeps to its budget, however it shares it out. */
function connectionsOf(name: SourceName, budget: number): number {
  const half = (budget - KEEPERS) / 2;
  return { keeper: KEEPERS, writer: Math.ceil(half), reader: Math.floor(half) }[name];
}

/** Conditional writes guard themselves, so gap locks of the default level would only cost deadlocks. */
const READ_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/**
 * A Galera node answers what it looks at (1), changes (2) and adds (4) after it has applied what the others have committed by
 * then. MariaDB has the variable everywhere, MySQL and TiDB do not know it.
 */
const IN_STEP = 'SET SESSION wsrep_sync_wait = 7';
const UNKNOWN_VARIABLE = 1193;

/** A session that only reads is refused every write. TiDB does not do so, and says that it does not. */
const READ_ONLY = 'SET SESSION TRANSACTION READ ONLY';
const NOT_SUPPORTED = 1235;

/** What a server may say to which of these, and be none the worse for it. */
const NEEDLESS = new Map<string, number>([
  [IN_STEP, UNKNOWN_VARIABLE],
  [READ_ONLY, NOT_SUPPORTED],
]);

/** What every connection of a pool starts with. */
const SESSIONS: Readonly<Record<SourceName, (limits: DatabaseLimits) => readonly string[]>> = {
  keeper: () => [...SQL_MODE, IN_STEP, READ_COMMITTED],
  reader: (limits) => [...SQL_MODE, IN_STEP, READ_COMMITTED, READ_ONLY, limited(limits)],
  writer: (limits) => [...SQL_MODE, IN_STEP, READ_COMMITTED, limited(limits), 'SET autocommit = 0'],
};

const needless = (statement: string, error: unknown): boolean =>
  (error as { errno?: unknown }).errno === (NEEDLESS.get(statement) ?? null);

/** Each server looks into the comment that is its own: MariaDB limits every statement, MySQL those that read. */
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
        // Without its settings a connection would commit by itself, or write where it must not.
        connection.query(statement, (error) => {
          if (error && !needless(statement, error)) connection.destroy();
        });
      }
    });
    // The connection that connecting itself opened is in the pool already, and there is just this one.
    const first = source.createQueryRunner();
    await setMode((sql) => first.query(sql));
    for (const statement of statements) {
      await first.query(statement).catch((error: unknown) => {
        if (!needless(statement, (error as { driverError?: unknown }).driverError ?? error)) throw error;
      });
    }
    await first.release();
    return source;
  };
}
