import { DomainError, domainError } from '../../kernel/domain-error';

/** The database is unreachable, or retries or the timeout are used up. Nothing was changed. */
export class StorageUnavailable extends domainError('server/unavailable', 'unavailable', undefined, 2) {
  /** `cause`: the driver's error, for the log. */
  constructor(override readonly cause?: unknown) {
    super();
  }
}

/**
 * The connection was lost between COMMIT and its response, so the outcome is unknown. It has no Retry-After: without an
 * Idempotency-Key a repetition is not safe.
 */
export class OutcomeUnknown extends domainError('server/outcome-unknown', 'unavailable') {
  constructor(override readonly cause?: unknown) {
    super();
  }
}

/** Data that the unit of work had read was changed before it committed. */
export class ChangedSinceRead extends Error {
  readonly code = 'CHANGED_SINCE_READ';
}

interface DriverError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly message?: unknown;
}

/** How to handle a driver's error. Not for errors of COMMIT, see `mayHaveCommitted`. */
export type RetryStrategy =
  /** Roll back and retry. */
  | 'retry'
  /** Close the connection and all older ones, and retry on another one. */
  | 'reconnect'
  /** Roll back and fail as unavailable: an immediate retry would not help. */
  | 'give-up';

interface ErrorClass {
  readonly strategy: RetryStrategy;
  /** As the response to COMMIT it leaves the outcome unknown. */
  readonly uncertain?: true;
  /** The message must match too, since the server uses the number for other errors. */
  readonly pattern?: RegExp;
}

const RETRY: ErrorClass = { strategy: 'retry' };
const RECONNECT: ErrorClass = { strategy: 'reconnect' };
const GIVE_UP: ErrorClass = { strategy: 'give-up' };
const LOST: ErrorClass = { strategy: 'reconnect', uncertain: true };
const STOPPED: ErrorClass = { strategy: 'give-up', uncertain: true };

/**
 * All errors of servers and drivers that are not defects; any other error results in a 500.
 *
 * Numbers are the servers' (MariaDB's "Error Code Reference", MySQL's "Server Error Message Reference", shared below
 * 1900). Names with PROTOCOL_ are mysql2's, those with SQLITE_ are SQLite's "Result Codes", which cover the extended
 * ones. The others are the operating system's.
 */
const DRIVER_ERRORS = new Map<unknown, ErrorClass>([
  // Conflicts with other transactions. Galera also reports a deadlock when another node's commit came first.
  [1213, RETRY], // ER_LOCK_DEADLOCK
  [1205, RETRY], // ER_LOCK_WAIT_TIMEOUT
  [1020, RETRY], // ER_CHECKREAD: changed since it was read
  ['CHANGED_SINCE_READ', RETRY],
  ['SQLITE_BUSY', RETRY],
  ['SQLITE_LOCKED', RETRY],

  // The server is read-only or not ready: a demoted primary, a node without its cluster, or too many connections.
  [1290, { ...RECONNECT, pattern: /read-only/i }], // ER_OPTION_PREVENTS_STATEMENT: --read-only, --super-read-only
  [1836, RECONNECT], // ER_READ_ONLY_MODE
  [1047, RECONNECT], // ER_UNKNOWN_COM_ERROR: WSREP has not yet prepared node for application use
  [1040, RECONNECT], // ER_CON_COUNT_ERROR
  [1203, RECONNECT], // ER_TOO_MANY_USER_CONNECTIONS
  ['ECONNREFUSED', RECONNECT],
  ['EHOSTUNREACH', RECONNECT],
  ['ENETUNREACH', RECONNECT],
  ['ENOTFOUND', RECONNECT],
  ['EAI_AGAIN', RECONNECT],
  ['PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR', RECONNECT], // lost before this statement was sent

  // Sent, without a response.
  ['PROTOCOL_CONNECTION_LOST', LOST],
  ['PROTOCOL_SEQUENCE_TIMEOUT', LOST],
  ['ECONNRESET', LOST],
  ['EPIPE', LOST],
  ['ETIMEDOUT', LOST],
  [1053, LOST], // ER_SERVER_SHUTDOWN
  [1180, { ...LOST, pattern: /provider status/ }], // ER_ERROR_DURING_COMMIT: Galera, whose node lost its cluster meanwhile
  [1927, LOST], // MariaDB: ER_CONNECTION_KILLED
  [4031, LOST], // MySQL: ER_CLIENT_INTERACTION_TIMEOUT

  // Stopped by an administrator or a timeout.
  [1317, STOPPED], // ER_QUERY_INTERRUPTED
  [1969, STOPPED], // MariaDB: ER_STATEMENT_TIMEOUT
  [3024, STOPPED], // MySQL: ER_QUERY_TIMEOUT

  // The owner has to free disk space or grant access.
  [1021, GIVE_UP], // ER_DISK_FULL
  [1026, GIVE_UP], // ER_ERROR_ON_WRITE
  [1114, GIVE_UP], // ER_RECORD_FILE_FULL
  [1044, GIVE_UP], // ER_DBACCESS_DENIED_ERROR
  [1045, GIVE_UP], // ER_ACCESS_DENIED_ERROR
  [1049, GIVE_UP], // ER_BAD_DB_ERROR
  ['SQLITE_FULL', GIVE_UP],
  ['SQLITE_IOERR', GIVE_UP],
  ['SQLITE_CANTOPEN', GIVE_UP],
]);

/** Driver errors without a number or a name. */
const UNNAMED: readonly (readonly [RegExp, ErrorClass])[] = [
  // mysql2, before anything was sent.
  [/in closed state/, RECONNECT],
  // mysql2 and libsql, after this process closed them during its shutdown.
  [/^Pool is closed|connection is not open/, GIVE_UP],
];

/** Undefined for a defect, and for any error that is not the driver's. */
export function classifyDriverError(error: unknown): RetryStrategy | undefined {
  return errorClassOf(error)?.strategy;
}

/** Whether a COMMIT with this error may have taken effect. */
export function mayHaveCommitted(error: unknown): boolean {
  return errorClassOf(error)?.uncertain ?? false;
}

/** Whether a write violated a unique key, on any engine. */
export function isDuplicateKey(error: unknown): boolean {
  const driver = driverErrorOf(error);
  return (
    driver.errno === 1062 ||
    driver.code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    driver.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

/** Whether a write violated a CHECK, on any engine. */
export function isCheckViolation(error: unknown): boolean {
  const { errno, code } = driverErrorOf(error);
  // ER_CHECK_CONSTRAINT_VIOLATED of MySQL, ER_CONSTRAINT_FAILED of MariaDB
  return errno === 3819 || errno === 4025 || code === 'SQLITE_CONSTRAINT_CHECK';
}

function errorClassOf(error: unknown): ErrorClass | undefined {
  const { errno, code, message } = driverErrorOf(error);
  const text = String(message);
  const known = DRIVER_ERRORS.get(errno) ?? DRIVER_ERRORS.get(code) ?? DRIVER_ERRORS.get(plainSqliteCode(code));
  if (known) return known.pattern?.test(text) === false ? undefined : known;
  return UNNAMED.find(([pattern]) => pattern.test(text))?.[1];
}

/** Maps SQLITE_IOERR_WRITE to SQLITE_IOERR. */
function plainSqliteCode(code: unknown): string | undefined {
  return typeof code === 'string' ? /^SQLITE_[A-Z]+/.exec(code)?.[0] : undefined;
}

function driverErrorOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null || error instanceof DomainError) return {};
  return 'driverError' in error && typeof error.driverError === 'object' && error.driverError !== null
    ? error.driverError
    : error;
}
