import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, type QueryRunner } from 'typeorm';
import { type UnitOfWork } from '../../kernel/unit-of-work';
import { FirstInFirstOut } from './first-in-first-out';
import { isLostConnection, isRetryable, StorageUnavailable } from './storage-errors';

export type Dialect = 'mysql' | 'sqlite';

interface Transaction {
  readonly runner: QueryRunner;
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
  private readonly current = new AsyncLocalStorage<Transaction>();
  private readonly writers = new FirstInFirstOut();

  /** Knows the tables and migrates them. */
  readonly keeper: DataSource;
  /** Where units of work take their connections from. */
  readonly writer: DataSource;
  readonly reader: DataSource;

  constructor(
    readonly dialect: Dialect,
    { keeper, writer, reader }: Readonly<Record<'keeper' | 'writer' | 'reader', DataSource>>,
  ) {
    this.keeper = keeper;
    this.writer = writer;
    this.reader = reader;
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
    const transaction = this.current.getStore();
    try {
      if (transaction) return (await transaction.runner.query(sql, [...parameters])) as Row[];
      return await this.reader.query(sql, [...parameters]);
    } catch (error) {
      // Inside a unit of work `run` translates, after it rolled back.
      if (!transaction && isLostConnection(error)) throw new StorageUnavailable();
      throw error;
    }
  }

  /** Runs one writing statement and tells how many rows it hit. */
  async execute(sql: string, parameters: readonly unknown[] = []): Promise<number> {
    const transaction = this.current.getStore();
    if (!transaction) return this.run(() => this.execute(sql, parameters));
    const { affected } = await transaction.runner.query(sql, [...parameters], true);
    return affected ?? 0;
  }

  /** Calls back once the running unit of work has committed; never when it rolled back. */
  afterCommit(callback: () => void): void {
    this.transaction.afterCommit.push(callback);
  }

  async close(): Promise<void> {
    for (const source of new Set([this.reader, this.writer, this.keeper])) {
      if (source.isInitialized) await source.destroy();
    }
  }

  private get transaction(): Transaction {
    const transaction = this.current.getStore();
    if (!transaction) throw new Error('This needs a unit of work around it.');
    return transaction;
  }

  private async once<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.writer.createQueryRunner();
    const transaction: Transaction = { runner, afterCommit: [] };
    try {
      // On MySQL the first statement begins: these connections do not commit by themselves.
      if (this.dialect === 'sqlite') await runner.query('BEGIN IMMEDIATE');
      let result: T;
      try {
        result = await this.current.run(transaction, work);
        await runner.query('COMMIT');
      } catch (error) {
        await runner.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
      for (const callback of transaction.afterCommit) callback();
      return result;
    } finally {
      await runner.release();
    }
  }
}
