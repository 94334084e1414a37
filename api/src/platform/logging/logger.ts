import pino, { type Logger, type LoggerOptions } from 'pino';
import { type Config } from '../../config';

/** Lines are written together: each by itself would cost a call as much as a statement. At its exit the process writes what it still has. */
const TOGETHER = { bytes: 4096, milliseconds: 100 };

/**
 * The process's one log: JSON lines on standard output, a tenth of a second late at most. A request is logged by its route's pattern, never by its address or
 * body, so neither e-mails nor tokens get in (that line alone is not looked through, see request-pipeline.ts); in all others what carries a
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
    serializers: { err: loggable },
  };
  const { bytes: minLength, milliseconds } = TOGETHER;
  const periodicFlush = config.logLevel === 'silent' ? 0 : milliseconds;
  return pino(options, pino.destination({ dest: 1, sync: false, minLength, periodicFlush }));
}

/** A failed statement's error carries its parameters, and its message some of them: they may be anybody's secrets. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const message = withoutValues(error.message);
  return { type: error.name, message, stack: error.stack?.replace(error.message, () => message) };
}

/** Where MySQL and MariaDB quote what a statement carried: up to the last quote, since a value may hold quotes itself. */
const VALUE = /((?:Duplicate entry|value:?|near) )'.*'/s;
/** What they say after it. */
const PLACE = /(?: for (?:key|column) '[^']*')?(?: at (?:row|line) \d+)?$/;

function withoutValues(message: string): string {
  const end = message.search(PLACE);
  return message.slice(0, end).replace(VALUE, "$1'[secret]'") + message.slice(end);
}
