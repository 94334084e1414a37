import pino, { type Logger } from 'pino';
import { type Config } from '../../config';

/**
 * The process's one log: JSON lines on standard output. A request is logged by its route's pattern, never by its address or
 * body, so neither e-mails nor tokens get in; what carries a secret by name is struck out all the same.
 */
export function makeLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'accountNumber', 'cookie', 'authorization'].flatMap((name) => [name, `*.${name}`]),
      censor: '[secret]',
    },
    serializers: { err: errorWithoutParameters },
  });
}

/** A failed statement's error carries its parameters, and those may be anybody's secrets. */
function errorWithoutParameters(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, message: error.message, stack: error.stack };
}
