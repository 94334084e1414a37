import { type DecisionTime } from '@kaaj/contract';
import { calendarDay, daysAfter, endOfDay, DAY_MS, HOUR_MS, WEEK_MS } from '../../../kernel/clock';

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
    const decisions = ofWeek.reduce((sum, wait) => sum + wait.decisions, 0);
    return {
      // Around a clock change a week of hours starts up to one hour from midnight.
      week: calendarDay(start + DAY_MS / 2, timeZone),
      decisions,
      hours: decisions === 0 ? null : (median(ofWeek, decisions) + QUARTER_HOUR_MS) / HOUR_MS,
    };
  });
}

/** The median; the lower one of two. */
function median(sorted: readonly Wait[], all: number): number {
  let seen = 0;
  const middle = sorted.find(({ decisions }) => (seen += decisions) >= all / 2);
  return (middle as Wait).waited;
}
