/** What one of the two database engines gives to `Database`. */
export interface Engine {
  /** Runs a reading statement outside of any unit of work and gives its rows. The database refuses a writing one. */
  read(sql: string, parameters: readonly unknown[]): Promise<unknown>;
  /** Like `read`, for a statement that may take as long as it takes. */
  readAtLength(sql: string, parameters: readonly unknown[]): Promise<unknown>;
  /** Opens a transaction on a connection that nobody else uses until it is released. */
  begin(): Promise<Transaction>;
}

export interface Transaction {
  /** Rows of a statement. */
  query(sql: string, parameters: readonly unknown[]): Promise<unknown>;
  /** How many rows a writing statement hit. */
  execute(sql: string, parameters: readonly unknown[]): Promise<number>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** Ends its use. */
  release(): Promise<void>;
  /** Ends its use in place of `release`: nobody uses its connection again, nor one that was opened before it. */
  abandon(): Promise<void>;
}
