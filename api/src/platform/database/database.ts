import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { type UnitOfWork } from '../../kernel/unit-of-work';
import { type DatabaseLimits } from './database-limits';
import { type Dialect } from './dialect';
import { type Engine, type Transaction } from './engine';
import { type PrimaryFailover } from './primary-failover';
import { MysqlEngine } from './mysql-engine';
import { type WriteExpectation, UnitOfWorkSession } from './unit-of-work-session';
import { type Sql } from './sql';
import { SqliteEngine } from './sqlite-engine';
import { OutcomeUnknown, classifyDriverError, StorageUnavailable } from './storage-errors';
import { InFlightTracker } from './in-flight-tracker';
import { WriteQueue } from './write-queue';

const MAX_TRIES = 6;

/**
 * The one way to the database for every adapter. Inside a unit of work all statements, reads included, go through its
 * transaction; outside of one, reads use any connection and a write becomes a unit of work of its own.
 *
 * SQLite has one writing connection: units of work wait for each other in the order they came, and reads go through a
 * second, read-only connection. MySQL gives every unit of work a connection of its own, at READ COMMITTED, from a pool whose
 * connections begin by themselves; its reading sessions refuse to write, too.
 *
 * What storage-errors.ts lists is tried again or answered as StorageUnavailable; any other error of the driver is a defect.
 */
export class Database implements UnitOfWork {
  /**
   * The running units of work, of each database. One storage for the process: up to Node 22 every promise carries a property for each
   * storage that was ever used.
   */
  private static readonly units = new AsyncLocalStorage<ReadonlyMap<Database, UnitOfWorkSession>>();
  /** MySQL needs none: each of its units of work has a connection of its own. */
  private readonly writeQueue: WriteQueue | undefined;
  readonly underWay = new InFlightTracker();

  /** Knows the tables and migrates them, and does what takes long; its sessions have no limits. */
  readonly maintenance: DataSource;
  /** Where units of work take their connections from. */
  readonly writer: DataSource;
  readonly reader: DataSource;
  readonly engine: Engine;

  /** `hosts` are those of MySQL; an embedded database has none. */
  constructor(
    readonly dialect: Dialect,
    sources: Readonly<Record<'keeper' | 'writer' | 'reader', DataSource>>,
    private readonly limits: DatabaseLimits,
    private readonly hosts?: PrimaryFailover,
  ) {
    this.maintenance = sources.keeper;
    this.writer = sources.writer;
    this.reader = sources.reader;
    this.writeQueue = hosts ? undefined : new WriteQueue();
    this.engine = hosts ? new MysqlEngine(sources, limits, hosts) : new SqliteEngine(sources);
  }

  /**
   * Statements that `work` says at once (with `Promise.all`) share a round trip, in the order of the calls. Where one of them
   * fails and `work` with it, whoever goes on beside it gets the same error in place of an answer.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.unit) return work();
    // SQLite: BEGIN IMMEDIATE, once the units that came before have ended. MySQL: the first statement begins it.
    const unit = () => this.once(work);
    const { writeQueue } = this;
    const { result, callbacks } = await this.withRetries(
      writeQueue ? () => writeQueue.run(unit, this.limits.waitSeconds * 1000) : unit,
    );
    // Not among what is retried: the work is committed.
    for (const callback of callbacks) callback();
    return result;
  }

  /** Rows of a fixed SQL statement with `?` for every parameter. */
  query<Row>(sql: Sql, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.rows<Row>('read', sql, parameters);
  }

  /** Like `query`, for a statement over whole tables: no limit of time stops it. */
  queryWithoutTimeout<Row>(sql: Sql, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.rows<Row>('readAtLength', sql, parameters);
  }

  /** Runs one writing statement and tells how many rows it hit. */
  execute(sql: Sql, parameters: readonly unknown[] = []): Promise<number> {
    const { unit } = this;
    return unit
      ? (unit.ask({ sql, parameters, reads: false }) as Promise<number>)
      : this.run(() => this.execute(sql, parameters));
  }

  /**
   * A writing statement of the running unit of work that nobody waits for: only where no caller is told of a refusal. It keeps its place
   * in the order of statements, and goes with the next one in one trip, at the latest with COMMIT. Where it fails the unit of work ends
   * with what `outcome` says instead.
   */
  enqueueWrite(sql: Sql, parameters: readonly unknown[], outcome: WriteExpectation = {}): void {
    this.needUnit().enqueueWrite({ sql, parameters, ...outcome });
  }

  /** Calls back once the running unit of work has committed; never when it rolled back. */
  afterCommit(callback: () => void): void {
    this.needUnit().afterCommit.push(callback);
  }

  /**
   * For the ledger alone. Does `step` when everything else of the running unit of work is done, and then it commits: for rows that
   * others wait for. What it throws is thrown by the outermost `run`.
   */
  beforeCommit(step: () => Promise<void>): void {
    this.needUnit().beforeCommit.push(step);
  }

  /**
   * Whether a claim may read what nobody holds, with `FOR UPDATE SKIP LOCKED`. It saves claims that are lost, and is never what makes one
   * right: on a Galera cluster a lock is known to its own node alone, and other databases have none.
   */
  supportsSkipLocked(): Promise<boolean> {
    return this.withRetries(() => this.engine.supportsSkipLocked());
  }

  /** Stands for the running unit of work; undefined outside of one. Another try is another one. */
  get unit(): UnitOfWorkSession | undefined {
    const unit = Database.units.getStore()?.get(this);
    return unit?.isClosed ? undefined : unit;
  }

  /** For what must not be done in part: throws outside of a unit of work. */
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
    // Inside a unit of work `run` looks after errors, once it rolled back.
    const rows = unit
      ? unit.ask({ sql, parameters, reads: true })
      : this.withRetries(() => this.engine[how](sql, parameters));
    return rows as Promise<Row[]>;
  }

  /** Tries again where that may help: five more times, and not for longer than anybody waits. */
  private async withRetries<T>(attempt: () => Promise<T>): Promise<T> {
    const until = Date.now() + this.limits.waitSeconds * 1000;
    this.underWay.begin();
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt();
        } catch (error) {
          const remedy = classifyDriverError(error);
          if (remedy === undefined) throw error;
          if (remedy === 'give-up' || tries === MAX_TRIES || Date.now() > until) throw new StorageUnavailable(error);
          await pause(Math.random() * 10 * 2 ** tries);
        }
      }
    } finally {
      this.underWay.end();
    }
  }

  private async once<T>(work: () => Promise<T>): Promise<{ result: T; callbacks: readonly (() => void)[] }> {
    const transaction = await this.engine.begin();
    const unit = new UnitOfWorkSession(transaction);
    let result: T;
    try {
      const units = new Map([...(Database.units.getStore() ?? []), [this, unit] as const]);
      result = await Database.units.run(units, async () => {
        const answer = await work();
        await unit.finish();
        return answer;
      });
      await unit.commit();
    } catch (error) {
      await unit.end(error);
      await leave(transaction, error);
      throw error;
    }
    await transaction.release();
    return { result, callbacks: unit.afterCommit };
  }
}

/** A connection that may still be inside the transaction is nobody's any more. */
async function leave(transaction: Transaction, error: unknown): Promise<void> {
  const spoilt = error instanceof OutcomeUnknown || classifyDriverError(error) === 'elsewhere';
  const clean =
    !spoilt &&
    (await transaction.rollback().then(
      () => true,
      () => false,
    ));
  await (clean ? transaction.release() : transaction.abandon());
}
