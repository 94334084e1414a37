import { type Clock } from '../../../kernel/clock';

const DAY = 24 * 60 * 60 * 1000;

/** How far back the pictures of the overviews look. */
const HISTORY_DAYS = 90;

/** Where the history begins, in milliseconds since the epoch. */
export function historyStart(clock: Clock): number {
  return clock.now() - HISTORY_DAYS * DAY;
}
