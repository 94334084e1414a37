/** Timeouts in seconds. */
export interface DatabaseLimits {
  /** One statement; 0: unlimited. */
  readonly statementSeconds: number;
  /** Waiting for a lock of another transaction. */
  readonly lockSeconds: number;
  /** Waiting for a connection, or on SQLite for the write queue; no retries after it either. */
  readonly waitSeconds: number;
}
