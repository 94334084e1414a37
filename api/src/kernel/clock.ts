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
export function calendarDay(time: number, timeZone: string): string {
  return formatterOf(timeZone).format(time);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // en-CA formats a date as YYYY-MM-DD.
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(timeZone, made);
  return made;
}

/**
 * The end of a calendar day (YYYY-MM-DD) in `timeZone`, exclusive, in milliseconds since the epoch; correct for clock
 * changes.
 */
export function endOfDay(day: string, timeZone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  // No zone is further than 14 hours from UTC.
  let [within, after] = [noon - DAY_MS, noon + 2 * DAY_MS];
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2);
    if (calendarDay(middle, timeZone) <= day) within = middle;
    else after = middle;
  }
  return after;
}

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
function wallTime(time: number, timeZone: string): number {
  const [hour = 0, minute = 0, second = 0] = timesOf(timeZone).format(time).split(':').map(Number);
  return Date.parse(calendarDay(time, timeZone)) + ((hour * 60 + minute) * 60 + second) * 1000 + (time % 1000);
}

const times = new Map<string, Intl.DateTimeFormat>();

function timesOf(timeZone: string): Intl.DateTimeFormat {
  const known = times.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' });
  times.set(timeZone, made);
  return made;
}

/** The calendar day `days` later; earlier if negative. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
