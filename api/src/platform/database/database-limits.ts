/** How long things may take, in seconds. */
export interface DatabaseLimits {
  /** One statement; 0: for ever. */
  readonly statementSeconds: number;
  /** To wait for a lock that another transaction holds. */
  readonly lockSeconds: number;
  /** To wait for a connection, or on SQLite for the turn to write; nothing is tried again after it either. */
  readonly waitSeconds: number;
}
