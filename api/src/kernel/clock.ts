export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** The server's time; clients' clocks are not used. */
export abstract class Clock {
  /** Milliseconds since the epoch. */
  abstract now(): number;

  /** The current calendar day in the owner's time zone, as YYYY-MM-DD. */
  abstract today(): string;

  moment(): Moment {
    return { today: this.today(), now: this.now() };
  }
}

/** A time, and its calendar day in the owner's time zone. */
export interface Moment {
  /** YYYY-MM-DD */
  readonly today: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The calendar day of `time` (milliseconds since the epoch) in `timeZone` (an IANA name), as YYYY-MM-DD. */
export const calendarDay = (time: number, timeZone: string): string => dateAndTime(time, timeZone).slice(0, 10);

/**
 * The end of a calendar day (YYYY-MM-DD) in `timeZone`, exclusive, in milliseconds since the epoch; correct for clock
 * changes.
 */
export const endOfDay = (day: string, timeZone: string): number => localTime(`${daysAfter(day, 1)}T00:00`, timeZone);

/**
 * Milliseconds since the epoch of a local time in `timeZone`, written YYYY-MM-DDTHH:MM. For a time skipped by a clock
 * change, the time of the change; for a repeated one, the first.
 */
export function localTime(local: string, timeZone: string): number {
  const utc = Date.parse(`${local}Z`);
  // No zone is further than 14 hours from UTC.
  let [before, at] = [utc - DAY_MS, utc + DAY_MS];
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (wallTime(middle, timeZone) < utc) before = middle;
    else at = middle;
  }
  return at;
}

/** The local time in `timeZone` at `time`, as if it were UTC. */
const wallTime = (time: number, timeZone: string): number =>
  Date.parse(`${dateAndTime(time, timeZone).replace(' ', 'T')}Z`) + (time % 1000);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** YYYY-MM-DD HH:MM:SS, as sv-SE writes it. */
function dateAndTime(time: number, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(time);
}

/** The calendar day `days` later; earlier if negative. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
