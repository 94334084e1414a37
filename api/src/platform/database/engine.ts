import { type Sql } from './sql';

/** What one of the two database engines gives to `Database`. */
export interface Engine {
  /** Runs a reading statement outside of any unit of work and gives its rows. The database refuses a writing one. */
  read(sql: Sql, parameters: readonly unknown[]): Promise<unknown>;
  /** Like `read`, for a statement that may take as long as it takes. */
  readAtLength(sql: Sql, parameters: readonly unknown[]): Promise<unknown>;
  /** Whether the server in use passes over rows that somebody holds: `FOR UPDATE SKIP LOCKED`. */
  supportsSkipLocked(): Promise<boolean>;
  /** Opens a transaction on a connection that nobody else uses until it is released. */
  begin(): Promise<Transaction>;
}

export interface Statement {
  readonly sql: Sql;
  readonly parameters: readonly unknown[];
  /** Its rows are the answer where it reads; else how many rows it hit. */
  readonly reads: boolean;
}

/**
 * What several statements came to. Where one failed: the answers of those before it, undefined for reads, and what the database said.
 */
export interface StatementBatchResult {
  readonly answers: readonly unknown[];
  readonly failure?: { readonly error: unknown };
}

export interface Transaction {
  /** One after the other, in one trip where the engine is elsewhere; none behind one that fails. */
  sendBatch(statements: readonly Statement[]): Promise<StatementBatchResult>;
  /** COMMIT behind them, in the same trip; not where one of them fails. */
  commit(statements: readonly Statement[]): Promise<StatementBatchResult>;
  rollback(): Promise<void>;
  /** Ends its use. */
  release(): Promise<void>;
  /** Ends its use in place of `release`: nobody uses its connection again, nor one that was opened before it. */
  abandon(): Promise<void>;
}
