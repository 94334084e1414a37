import { type Clock } from '../../../kernel/clock';

const DAY = 24 * 60 * 60 * 1000;

/** Period of the overviews' charts. */
const HISTORY_DAYS = 90;

/** Start of the history, in milliseconds since the epoch. */
export function historyStart(clock: Clock): number {
  return clock.now() - HISTORY_DAYS * DAY;
}
