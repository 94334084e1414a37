import pino, { type Logger, type LoggerOptions } from 'pino';
import { type Config } from '../../config';

/** Lines are buffered: a write for each would cost as much as an SQL statement. The buffer is flushed at exit. */
const TOGETHER = { bytes: 4096, milliseconds: 100 };

/**
 * The log of the process: JSON lines on standard output, delayed by at most a tenth of a second. A request is logged by
 * its route's pattern, never by its URL or body, so that no e-mails or tokens are logged. Other lines are redacted by
 * field name (not the request line, see request-pipeline.ts).
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

/** Removes parameters from a failed statement's error and message, since they may be secrets. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const message = withoutValues(error.message);
  return { type: error.name, message, stack: error.stack?.replace(error.message, () => message) };
}

/** The quoted values in messages of MySQL and MariaDB: up to the last quote, since a value may contain quotes. */
const VALUE = /((?:Duplicate entry|value:?|near) )'.*'/s;
/** The text after the value. */
const PLACE = /(?: for (?:key|column) '[^']*')?(?: at (?:row|line) \d+)?$/;

function withoutValues(message: string): string {
  const end = message.search(PLACE);
  return message.slice(0, end).replace(VALUE, "$1'[secret]'") + message.slice(end);
}
