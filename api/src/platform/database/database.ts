import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { type UnitOfWork } from '../../kernel/unit-of-work';
import { type Engine, type Transaction } from './engine';
import { FirstInFirstOut } from './first-in-first-out';
import { MysqlEngine } from './mysql-engine';
import { SqliteEngine } from './sqlite-engine';
import { isLostConnection, isRetryable, StorageUnavailable } from './storage-errors';

export type Dialect = 'mysql' | 'sqlite';

interface RunningUnit {
  readonly transaction: Transaction;
  readonly afterCommit: (() => void)[];
}

const MAX_TRIES = 6;

/**
 * The one way to the database for every adapter. Inside a unit of work all statements, reads included, go through its
 * transaction; outside of one, reads use any connection and a write becomes a unit of work of its own.
 *
 * SQLite has one writing connection: units of work wait for each other in the order they came, and reads go through a
 * second, read-only connection. MySQL gives every unit of work a connection of its own, at READ COMMITTED, from a pool whose
 * connections begin by themselves.
 */
export class Database implements UnitOfWork {
  private readonly current = new AsyncLocalStorage<RunningUnit>();
  private readonly writers = new FirstInFirstOut();

  /** Knows the tables and migrates them. */
  readonly keeper: DataSource;
  /** Where units of work take their connections from. */
  readonly writer: DataSource;
  readonly reader: DataSource;
  readonly engine: Engine;

  constructor(
    readonly dialect: Dialect,
    { keeper, writer, reader }: Readonly<Record<'keeper' | 'writer' | 'reader', DataSource>>,
  ) {
    this.keeper = keeper;
    this.writer = writer;
    this.reader = reader;
    this.engine = dialect === 'sqlite' ? new SqliteEngine(reader, writer) : new MysqlEngine(reader, writer);
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work();
    for (let tries = 1; ; tries += 1) {
      try {
        return await (this.dialect === 'sqlite' ? this.writers.run(() => this.once(work)) : this.once(work));
      } catch (error) {
        if (isLostConnection(error)) throw new StorageUnavailable();
        if (!isRetryable(error)) throw error;
        if (tries === MAX_TRIES) throw new StorageUnavailable();
        await pause(Math.random() * 10 * 2 ** tries);
      }
    }
  }

  /** Rows of a fixed SQL statement with `?` for every parameter. */
  async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const unit = this.current.getStore();
    // Inside a unit of work `run` translates, after it rolled back.
    if (unit) return (await unit.transaction.query(sql, parameters)) as Row[];
    try {
      return (await this.engine.read(sql, parameters)) as Row[];
    } catch (error) {
      throw isLostConnection(error) ? new StorageUnavailable() : error;
    }
  }

  /** Runs one writing statement and tells how many rows it hit. */
  async execute(sql: string, parameters: readonly unknown[] = []): Promise<number> {
    const unit = this.current.getStore();
    return unit ? unit.transaction.execute(sql, parameters) : this.run(() => this.execute(sql, parameters));
  }

  /** Calls back once the running unit of work has committed; never when it rolled back. */
  afterCommit(callback: () => void): void {
    const unit = this.current.getStore();
    if (!unit) throw new Error('This needs a unit of work around it.');
    unit.afterCommit.push(callback);
  }

  async close(): Promise<void> {
    for (const source of new Set([this.reader, this.writer, this.keeper])) {
      if (source.isInitialized) await source.destroy();
    }
  }

  private async once<T>(work: () => Promise<T>): Promise<T> {
    const transaction = await this.engine.begin();
    const unit: RunningUnit = { transaction, afterCommit: [] };
    let result: T;
    try {
      result = await this.current.run(unit, work);
      await transaction.commit();
    } catch (error) {
      await transaction.rollback().catch(() => undefined);
      throw error;
    } finally {
      await transaction.release();
    }
    for (const callback of unit.afterCommit) callback();
    return result;
  }
}
