/** Timeouts in seconds. */
export interface DatabaseLimits {
  /** One statement; 0: unlimited. */
  readonly statementSeconds: number;
  /** The server stops a statement at its limit. Extra time for the response, if the server does not respond. */
  readonly graceSeconds: number;
  /** Waiting for a lock of another transaction. */
  readonly lockSeconds: number;
  /** Waiting for a connection, or on SQLite for the write queue; no retries after it either. */
  readonly waitSeconds: number;
}
