import { type Pool, type PoolConnection } from 'mysql2';
import { type DataSource } from 'typeorm';
import { Connections } from './connections';
import { type DatabaseLimits } from './database-limits';
import { type StatementBatchResult, type Engine, type Statement, type Transaction } from './engine';
import { type PrimaryFailover } from './primary-failover';
import { ReadBatcher } from './read-batcher';
import { hasSkipLocked } from './skip-locked';
import { type Sql, sql } from './sql';

/**
 * MySQL and compatible servers. TypeORM manages pools and tables, but statements go directly to its driver. TypeORM's
 * query runner and the driver's promise wrapper took a third of the time of a short statement.
 *
 * The writing pool has autocommit off, so the first statement begins the transaction without an extra round trip.
 */
export class MysqlEngine implements Engine {
  private readonly connections: Connections;
  private readonly readBatcher: ReadBatcher;
  private serverVersion: { readonly address: string; readonly skips: boolean } | undefined;

  constructor(
    private readonly sources: Readonly<Record<'maintenance' | 'reader' | 'writer', DataSource>>,
    limits: DatabaseLimits,
    private readonly hosts: PrimaryFailover,
  ) {
    this.connections = new Connections(limits, hosts);
    this.readBatcher = new ReadBatcher((statements) =>
      this.connections.sendBatch(poolOf(this.sources.reader), statements),
    );
  }

  read(sql: Sql, parameters: readonly unknown[]): Promise<unknown> {
    return this.readBatcher.rows(sql, parameters);
  }

  readAtLength(sql: Sql, parameters: readonly unknown[]): Promise<unknown> {
    return this.connections.query(poolOf(this.sources.maintenance), sql, parameters);
  }

  /** Queried once per server. */
  async supportsSkipLocked(): Promise<boolean> {
    const { address } = this.hosts;
    if (this.serverVersion?.address !== address) {
      const [row] = (await this.read(sql`SELECT VERSION() AS version`, [])) as [{ readonly version: string }];
      this.serverVersion = { address, skips: hasSkipLocked(row.version) };
    }
    return this.serverVersion.skips;
  }

  async begin(): Promise<Transaction> {
    const connection = await this.connections.take(poolOf(this.sources.writer));
    return new MysqlTransaction(this.connections, connection);
  }
}

const COMMIT: Statement = { sql: sql`COMMIT`, parameters: [], reads: false };

class MysqlTransaction implements Transaction {
  constructor(
    private readonly connections: Connections,
    private readonly connection: PoolConnection,
  ) {}

  sendBatch(statements: readonly Statement[]): Promise<StatementBatchResult> {
    return this.connections.resultsOf(this.connection, statements);
  }

  commit(statements: readonly Statement[]): Promise<StatementBatchResult> {
    return this.sendBatch([...statements, COMMIT]);
  }

  async rollback(): Promise<void> {
    await this.connections.resultOf(this.connection, sql`ROLLBACK`);
  }

  release(): Promise<void> {
    this.connection.release();
    return Promise.resolve();
  }

  abandon(): Promise<void> {
    this.connections.abandon(this.connection);
    return Promise.resolve();
  }
}

/** The pool of TypeORM's driver; undefined once it is closed. */
export const poolOf = ({ driver }: DataSource): Pool | undefined => (driver as unknown as { pool?: Pool }).pool;
