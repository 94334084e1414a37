import { type Pool, type PoolConnection, type QueryError } from 'mysql2';
import { type DatabaseLimits } from './database-limits';
import { type StatementBatchResult, type Statement } from './engine';
import { type PrimaryFailover } from './primary-failover';
import { type Sql } from './sql';
import { classifyDriverError, StorageUnavailable } from './storage-errors';

/**
 * The server stops a statement at its limit. This much later the client gives up too, since the server does not
 * respond.
 */
const GRACE_MS = 5_000;

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
      const settling = this.hosts.pendingFailover();
      if (settling) await settling;
      const connection = await this.next(pool);
      if (!this.hosts.isLeft(connection.config)) return connection;
      connection.destroy();
    }
  }

  /** Closes the connection, and marks all older ones as not to be used. */
  abandon(connection: PoolConnection): void {
    this.hosts.leave(connection.config);
    connection.destroy();
  }

  /** Runs one statement on a connection of the pool. */
  async once(pool: Pool | undefined, sql: Sql, parameters: readonly unknown[], patience: number): Promise<unknown> {
    const connection = await this.take(pool);
    try {
      const answer = await this.answerOf(connection, sql, parameters, patience);
      connection.release();
      return answer;
    } catch (error) {
      if (classifyDriverError(error) === 'elsewhere') this.abandon(connection);
      else connection.release();
      throw error;
    }
  }

  /** Runs several reads in one packet, on a connection of the pool. Throws where no connection can be taken. */
  async together(pool: Pool | undefined, statements: readonly Statement[]): Promise<StatementBatchResult> {
    const connection = await this.take(pool);
    const answers = await this.answersOf(connection, statements);
    if (classifyDriverError(answers.failure?.error) === 'elsewhere') this.abandon(connection);
    else connection.release();
    return answers;
  }

  answerOf(
    connection: PoolConnection,
    sql: Sql,
    parameters: readonly unknown[] = [],
    timeout = this.patience,
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
  answersOf(connection: PoolConnection, statements: readonly Statement[]): Promise<StatementBatchResult> {
    return new Promise((resolve) => {
      const timeout = this.patience * statements.length;
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
          else resolve({ answers: several ? (result as unknown[]).map(answerIn) : [answerIn(result)] });
        },
      );
      if (!several) return;
      // With an error the driver does not return the earlier results, so they are collected from its events: the result
      // of each write, undefined for each read.
      query.on('fields', (fields: unknown) => fields && before.push(undefined));
      query.on('result', (result: unknown) => before.push(answerIn(result)));
    });
  }

  /** Timeout in milliseconds; 0: none. */
  private get patience(): number {
    const { statementSeconds } = this.limits;
    return statementSeconds === 0 ? 0 : statementSeconds * 1000 + GRACE_MS;
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
        if (error && classifyDriverError(error) === 'elsewhere') this.hosts.markSuspect();
        if (error) reject(error);
        else if (late) connection.release();
        else resolve(connection);
      });
    });
  }
}

/** Rows, or the number of affected rows. */
const answerIn = (result: unknown): unknown =>
  Array.isArray(result) ? result : ((result as { affectedRows?: number }).affectedRows ?? 0);
