import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { type UnitOfWork } from '../../kernel/unit-of-work';
import { type DatabaseLimits } from './database-limits';
import { type Dialect } from './dialect';
import { type Engine, type Transaction } from './engine';
import { type PrimaryFailover } from './primary-failover';
import { MysqlEngine } from './mysql-engine';
import { type EnqueuedWriteOptions, UnitOfWorkSession } from './unit-of-work-session';
import { type Sql } from './sql';
import { SqliteEngine } from './sqlite-engine';
import { OutcomeUnknown, classifyDriverError, StorageUnavailable } from './storage-errors';
import { InFlightTracker } from './in-flight-tracker';
import { WriteQueue } from './write-queue';

const MAX_ATTEMPTS = 6;

/**
 * Access to the database for all adapters. Inside a unit of work all statements, including reads, use its transaction.
 * Outside of one, reads use any connection and a write becomes a unit of work of its own.
 *
 * SQLite has one writing connection: units of work queue for it in order of arrival, and reads use a second, read-only
 * connection. MySQL gives every unit of work its own connection, at READ COMMITTED, from a pool with autocommit off.
 * Its reading sessions are read-only too.
 *
 * Errors that storage-errors.ts lists are retried or thrown as StorageUnavailable. Any other error of the driver is a
 * defect.
 */
export class Database implements UnitOfWork {
  /**
   * The current units of work, by database. One storage for the whole process: up to Node 22 every storage adds a
   * property to every promise.
   */
  private static readonly units = new AsyncLocalStorage<ReadonlyMap<Database, UnitOfWorkSession>>();
  /** MySQL needs none: each of its units of work has its own connection. */
  private readonly writeQueue: WriteQueue | undefined;
  readonly inFlight = new InFlightTracker();

  /** Runs migrations and long statements, without timeouts. */
  readonly maintenance: DataSource;
  /** Provides the connections of units of work. */
  readonly writer: DataSource;
  readonly reader: DataSource;
  readonly engine: Engine;

  /** `hosts`: the MySQL servers; undefined for SQLite. */
  constructor(
    readonly dialect: Dialect,
    sources: Readonly<Record<'maintenance' | 'writer' | 'reader', DataSource>>,
    private readonly limits: DatabaseLimits,
    private readonly hosts?: PrimaryFailover,
  ) {
    this.maintenance = sources.maintenance;
    this.writer = sources.writer;
    this.reader = sources.reader;
    this.writeQueue = hosts ? undefined : new WriteQueue();
    this.engine = hosts ? new MysqlEngine(sources, limits, hosts) : new SqliteEngine(sources);
  }

  /**
   * Runs `work` in a transaction, or in the current one. Statements that `work` issues in the same tick (with
   * `Promise.all`) share a round trip, in the order of the calls. Once the unit of work has failed, statements still
   * pending reject with the same error.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.unit) return work();
    // SQLite: BEGIN IMMEDIATE, after the previous units have ended. MySQL: the first statement begins the transaction.
    const unit = () => this.runOnce(work);
    const { writeQueue } = this;
    const { result, callbacks } = await this.withRetries(
      writeQueue ? () => writeQueue.run(unit, this.limits.waitSeconds * 1000) : unit,
    );
    // Outside of the retries: the work is committed.
    for (const callback of callbacks) callback();
    return result;
  }

  /** Rows of an SQL statement with `?` for each parameter. */
  query<Row>(sql: Sql, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.rows<Row>('read', sql, parameters);
  }

  async first<Row>(sql: Sql, parameters: readonly unknown[] = []): Promise<Row | undefined> {
    return (await this.query<Row>(sql, parameters))[0];
  }

  /** Whether there is a row. */
  async exists(sql: Sql, parameters: readonly unknown[]): Promise<boolean> {
    return (await this.query(sql, parameters)).length > 0;
  }

  /** The first column of each row. */
  async values<Value>(sql: Sql, parameters: readonly unknown[] = []): Promise<Value[]> {
    const rows = await this.query<Record<string, Value>>(sql, parameters);
    return rows.map((row) => Object.values(row)[0] as Value);
  }

  /** The first column of the first row; 0 for NULL, and without a row. */
  async number(sql: Sql, parameters: readonly unknown[] = []): Promise<number> {
    const [row] = await this.query<Record<string, number | null>>(sql, parameters);
    return Object.values(row ?? {})[0] ?? 0;
  }

  /** Like `query`, without a statement timeout, for statements over whole tables. */
  queryWithoutTimeout<Row>(sql: Sql, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.rows<Row>('readAtLength', sql, parameters);
  }

  /** Runs a write and returns the number of affected rows. */
  execute(sql: Sql, parameters: readonly unknown[] = []): Promise<number> {
    const { unit } = this;
    return unit
      ? (unit.send({ sql, parameters, reads: false }) as Promise<number>)
      : this.run(() => this.execute(sql, parameters));
  }

  /** Runs a guarded write of one row; false where its condition did not hold. */
  async executeGuarded(sql: Sql, parameters: readonly unknown[]): Promise<boolean> {
    return (await this.execute(sql, parameters)) === 1;
  }

  /**
   * Adds a write to the current unit of work without waiting for its result. Only for writes whose failure no caller
   * handles. It is sent in order, in one round trip with the next statement, or at the latest with COMMIT. If it fails,
   * the unit of work fails with the error from `options.mapError`.
   */
  enqueueWrite(sql: Sql, parameters: readonly unknown[], options: EnqueuedWriteOptions = {}): void {
    this.needUnit().enqueueWrite({ sql, parameters, ...options });
  }

  /** Calls back after the current unit of work has committed; never after a rollback. */
  afterCommit(callback: () => void): void {
    this.needUnit().afterCommit.push(callback);
  }

  /**
   * Only for the ledger: runs `step` after all other work of the current unit of work and just before COMMIT. This
   * shortens the locks on contended rows. Errors are thrown by the outermost `run`.
   */
  beforeCommit(step: () => Promise<void>): void {
    this.needUnit().beforeCommit.push(step);
  }

  /**
   * Whether queues can use `FOR UPDATE SKIP LOCKED`. It only avoids failed attempts; correctness always depends on
   * guarded writes. On a Galera cluster each node has only its own locks, and other databases have none.
   */
  supportsSkipLocked(): Promise<boolean> {
    return this.withRetries(() => this.engine.supportsSkipLocked());
  }

  /** The current unit of work; undefined outside of one. Each retry is a new one. */
  get unit(): UnitOfWorkSession | undefined {
    const unit = Database.units.getStore()?.get(this);
    return unit?.isClosed ? undefined : unit;
  }

  /** Throws outside of a unit of work. */
  needUnit(): Pick<UnitOfWorkSession, 'beforeCommit' | 'afterCommit' | 'enqueueWrite'> {
    const { unit } = this;
    if (!unit) throw new Error('This needs a unit of work around it.');
    return unit;
  }

  async close(): Promise<void> {
    this.hosts?.close();
    for (const source of new Set([this.reader, this.writer, this.maintenance])) {
      if (source.isInitialized) await source.destroy();
    }
  }

  private rows<Row>(how: 'read' | 'readAtLength', sql: Sql, parameters: readonly unknown[]): Promise<Row[]> {
    const { unit } = this;
    // Inside a unit of work `run` handles errors, after the rollback.
    const rows = unit
      ? unit.send({ sql, parameters, reads: true })
      : this.withRetries(() => this.engine[how](sql, parameters));
    return rows as Promise<Row[]>;
  }

  /** Retries errors that may be transient: up to five times, within the wait timeout. */
  private async withRetries<T>(attempt: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + this.limits.waitSeconds * 1000;
    this.inFlight.begin();
    try {
      for (let attempts = 1; ; attempts += 1) {
        try {
          return await attempt();
        } catch (error) {
          const strategy = classifyDriverError(error);
          if (strategy === undefined) throw error;
          if (strategy === 'give-up' || attempts === MAX_ATTEMPTS || Date.now() > deadline)
            throw new StorageUnavailable(error);
          await pause(Math.random() * 10 * 2 ** attempts);
        }
      }
    } finally {
      this.inFlight.end();
    }
  }

  private async runOnce<T>(work: () => Promise<T>): Promise<{ result: T; callbacks: readonly (() => void)[] }> {
    const transaction = await this.engine.begin();
    const unit = new UnitOfWorkSession(transaction);
    let result: T;
    try {
      const units = new Map([...(Database.units.getStore() ?? []), [this, unit] as const]);
      result = await Database.units.run(units, async () => {
        const answer = await work();
        await unit.flushBeforeCommit();
        return answer;
      });
      await unit.commit();
    } catch (error) {
      await unit.fail(error);
      await releaseAfterError(transaction, error);
      throw error;
    }
    await transaction.release();
    return { result, callbacks: unit.afterCommit };
  }
}

/** A connection that may still be inside the transaction must not be used again. */
async function releaseAfterError(transaction: Transaction, error: unknown): Promise<void> {
  const unusable = error instanceof OutcomeUnknown || classifyDriverError(error) === 'reconnect';
  const rolledBack =
    !unusable &&
    (await transaction.rollback().then(
      () => true,
      () => false,
    ));
  await (rolledBack ? transaction.release() : transaction.abandon());
}
