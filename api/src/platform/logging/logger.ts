import pino, { type Logger, type LoggerOptions } from 'pino';
import { type Config } from '../../config';

/** Lines are written together: each by itself would cost a call as much as a statement. At its exit the process writes what it still has. */
const TOGETHER = { bytes: 4096, milliseconds: 100 };

/**
 * The process's one log: JSON lines on standard output, a tenth of a second late at most. A request is logged by its route's pattern, never by its address or
 * body, so neither e-mails nor tokens get in (that line alone is not looked through, see request-passage.ts); in all others what carries a
 * secret by name is struck out all the same.
 */
export function makeLogger(config: Pick<Config, 'logLevel'>): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'accountNumber', 'cookie', 'authorization'].flatMap((name) => [name, `*.${name}`]),
      censor: '[secret]',
    },
    serializers: { err: errorWithoutParameters },
  };
  const { bytes: minLength, milliseconds: periodicFlush } = TOGETHER;
  return pino(options, pino.destination({ dest: 1, sync: false, minLength, periodicFlush }));
}

/** A failed statement's error carries its parameters, and those may be anybody's secrets. */
function errorWithoutParameters(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, message: error.message, stack: error.stack };
}
