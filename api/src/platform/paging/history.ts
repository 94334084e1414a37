import { type Clock } from '../../kernel/clock';

const QUARTER_HOUR = 15 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** How far back the pictures of the overviews look. */
export const HISTORY_DAYS = 90;

/** Where the history begins, in milliseconds since the epoch. */
export function historyStart(clock: Clock): number {
  return clock.now() - HISTORY_DAYS * DAY;
}

/**
 * SQL that rounds a column of milliseconds down to its quarter of an hour. Every time zone's day begins on one, so that the
 * rows, bounded in number, can be put together to days of any zone afterwards.
 */
export function quarterHourOf(column: string): string {
  return `${column} - ${column} % ${QUARTER_HOUR}`;
}
