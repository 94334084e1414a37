import { type DecisionTime } from '@kaaj/contract';
import { calendarDay, daysAfter, endOfDay, DAY_MS, HOUR_MS, WEEK_MS } from '../../../kernel/clock';
import { medianBucket } from '../../../kernel/median-bucket';

const WEEKS = 12;

export const QUARTER_HOUR_MS = HOUR_MS / 4;

/**
 * Decisions of one week on submissions that had waited for the same time. Times are in milliseconds (since the epoch).
 */
export interface Wait {
  /** Start of the week. */
  readonly week: number;
  /** Rounded down to a quarter of an hour. */
  readonly waited: number;
  readonly decisions: number;
}

/** Start of the first of the twelve weeks that end with `today` (YYYY-MM-DD), in milliseconds since the epoch. */
export function firstWeek(today: string, timeZone: string): number {
  return endOfDay(daysAfter(today, -7 * WEEKS), timeZone);
}

/** The twelve weeks from `since` on, oldest first, each with its median decision time. */
export function decisionTimes(waits: readonly Wait[], since: number, timeZone: string): readonly DecisionTime[] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const start = since + index * WEEK_MS;
    const ofWeek = waits.filter(({ week }) => week === start).sort((one, other) => one.waited - other.waited);
    const middle = medianBucket(ofWeek, ({ decisions }) => decisions);
    return {
      // Around a clock change a week of hours starts up to one hour from midnight.
      week: calendarDay(start + DAY_MS / 2, timeZone),
      decisions: ofWeek.reduce((sum, { decisions }) => sum + decisions, 0),
      hours: middle ? (middle.waited + QUARTER_HOUR_MS) / HOUR_MS : null,
    };
  });
}
