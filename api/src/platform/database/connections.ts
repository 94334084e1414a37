import { type Pool, type PoolConnection, type QueryError } from 'mysql2';
import { type DatabaseLimits } from './database-limits';
import { type StatementBatchResult, type Statement } from './engine';
import { type PrimaryFailover } from './primary-failover';
import { type Sql } from './sql';
import { classifyDriverError, StorageUnavailable } from './storage-errors';

/**
 * Connections to MySQL from several pools, with timeouts for taking a connection and for each response.
 *
 * When a connection's server is no longer the primary, it and all older connections are closed. New connections resolve
 * the address again, or go to the next host.
 */
export class Connections {
  constructor(
    private readonly limits: DatabaseLimits,
    private readonly hosts: PrimaryFailover,
  ) {}

  /** Throws StorageUnavailable when none becomes free in time, or the driver's error when none can be opened. */
  async take(pool: Pool | undefined): Promise<PoolConnection> {
    for (;;) {
      const failover = this.hosts.pendingFailover();
      if (failover) await failover;
      const connection = await this.next(pool);
      if (!this.hosts.isRetired(connection.config)) return connection;
      connection.destroy();
    }
  }

  /** Closes the connection, and marks all older ones as not to be used. */
  abandon(connection: PoolConnection): void {
    this.hosts.retire(connection.config);
    connection.destroy();
  }

  /** Runs one statement on a connection of the pool, without a timeout. */
  async query(pool: Pool | undefined, sql: Sql, parameters: readonly unknown[]): Promise<unknown> {
    const connection = await this.take(pool);
    try {
      const answer = await this.resultOf(connection, sql, parameters, 0);
      connection.release();
      return answer;
    } catch (error) {
      if (classifyDriverError(error) === 'reconnect') this.abandon(connection);
      else connection.release();
      throw error;
    }
  }

  /** Runs several reads in one packet, on a connection of the pool. Throws where no connection can be taken. */
  async sendBatch(pool: Pool | undefined, statements: readonly Statement[]): Promise<StatementBatchResult> {
    const connection = await this.take(pool);
    const answers = await this.resultsOf(connection, statements);
    if (classifyDriverError(answers.failure?.error) === 'reconnect') this.abandon(connection);
    else connection.release();
    return answers;
  }

  resultOf(
    connection: PoolConnection,
    sql: Sql,
    parameters: readonly unknown[] = [],
    timeout = this.statementTimeout,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      connection.query(
        { sql, values: [...parameters], ...(timeout > 0 && { timeout }) },
        (error: QueryError | null, answer: unknown) => {
          if (error) reject(error);
          else resolve(answer);
        },
      );
    });
  }

  /**
   * Runs several statements in one packet, on a connection with multiple statements enabled. The server stops at the
   * first that fails.
   */
  resultsOf(connection: PoolConnection, statements: readonly Statement[]): Promise<StatementBatchResult> {
    return new Promise((resolve) => {
      const timeout = this.statementTimeout * statements.length;
      const several = statements.length > 1;
      const before: unknown[] = [];
      const query = connection.query(
        {
          sql: statements.map(({ sql }) => sql).join(';\n'),
          values: statements.flatMap(({ parameters }) => parameters),
          ...(timeout > 0 && { timeout }),
        },
        (error: QueryError | null, result: unknown) => {
          if (error) resolve({ answers: before.slice(0, statements.length - 1), failure: { error } });
          else resolve({ answers: several ? (result as unknown[]).map(resultIn) : [resultIn(result)] });
        },
      );
      if (!several) return;
      // After an error the driver does not return the earlier results, so they are collected from its events. Reads
      // give undefined.
      query.on('fields', (fields: unknown) => fields && before.push(undefined));
      query.on('result', (result: unknown) => before.push(resultIn(result)));
    });
  }

  /** Timeout in milliseconds; 0: none. */
  private get statementTimeout(): number {
    const { statementSeconds, graceSeconds } = this.limits;
    return statementSeconds === 0 ? 0 : (statementSeconds + graceSeconds) * 1000;
  }

  private next(pool: Pool | undefined): Promise<PoolConnection> {
    if (!pool) return Promise.reject(new StorageUnavailable(new Error('The database was closed.')));
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        reject(new StorageUnavailable(new Error('No connection to the database became free in time.')));
      }, this.limits.waitSeconds * 1000);
      pool.getConnection((error, connection) => {
        clearTimeout(timer);
        if (error && classifyDriverError(error) === 'reconnect') this.hosts.markSuspect();
        if (error) reject(error);
        else if (late) connection.release();
        else resolve(connection);
      });
    });
  }
}

/** Rows, or the number of affected rows. */
const resultIn = (result: unknown): unknown =>
  Array.isArray(result) ? result : ((result as { affectedRows?: number }).affectedRows ?? 0);
