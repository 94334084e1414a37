import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../kernel/domain-error';

/** The database cannot be reached, or kept losing to others. Nothing was changed. */
export class StorageUnavailable extends DomainError {
  readonly code = 'server/unavailable';
  readonly refusal = 'unavailable';

  constructor() {
    super(ERROR_SENTENCES['server/unavailable']);
  }
}

interface DriverError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly message?: unknown;
}

/** Deadlock, lock wait timeout, record changed since last read, node not ready: the whole unit of work may be run again. */
const RETRYABLE_ERRNOS = new Set<unknown>([1213, 1205, 1020, 1047]);

const LOST_CONNECTION_CODES = new Set<unknown>([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  'ER_QUERY_INTERRUPTED',
]);

export function isRetryable(error: unknown): boolean {
  const driver = driverErrorOf(error);
  return RETRYABLE_ERRNOS.has(driver.errno) || driver.code === 'SQLITE_BUSY';
}

export function isLostConnection(error: unknown): boolean {
  const driver = driverErrorOf(error);
  return (
    LOST_CONNECTION_CODES.has(driver.code) ||
    /closed state|Connection is closed|Pool is closed/i.test(String(driver.message))
  );
}

/** Whether a write broke a unique key, on either engine. */
export function isDuplicateKey(error: unknown): boolean {
  const driver = driverErrorOf(error);
  return (
    driver.errno === 1062 ||
    driver.code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    driver.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

function driverErrorOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  return 'driverError' in error && typeof error.driverError === 'object' && error.driverError !== null
    ? error.driverError
    : error;
}
