import { type Sql } from './sql';

/** What `Database` needs of a database engine. */
export interface Engine {
  /** Runs a read outside of units of work and returns its rows. The database rejects writes. */
  read(sql: Sql, parameters: readonly unknown[]): Promise<unknown>;
  /** Like `read`, without a timeout. */
  readAtLength(sql: Sql, parameters: readonly unknown[]): Promise<unknown>;
  /** Whether the current server supports `FOR UPDATE SKIP LOCKED`. */
  supportsSkipLocked(): Promise<boolean>;
  /** Opens a transaction on a connection of its own. */
  begin(): Promise<Transaction>;
}

export interface Statement {
  readonly sql: Sql;
  readonly parameters: readonly unknown[];
  /** Returns rows if true, else the number of affected rows. */
  readonly reads: boolean;
}

/**
 * Results of a batch of statements. After a failure: the results before it (undefined for reads), and the database's
 * error.
 */
export interface StatementBatchResult {
  readonly answers: readonly unknown[];
  readonly failure?: { readonly error: unknown };
}

export interface Transaction {
  /** Runs the statements in order, in one round trip with a remote engine, and stops at the first that fails. */
  sendBatch(statements: readonly Statement[]): Promise<StatementBatchResult>;
  /** Runs the statements and COMMIT in one round trip; no COMMIT where one of them fails. */
  commit(statements: readonly Statement[]): Promise<StatementBatchResult>;
  rollback(): Promise<void>;
  /** Returns the connection to the pool. */
  release(): Promise<void>;
  /** Instead of `release`: closes this connection and all older ones. */
  abandon(): Promise<void>;
}
