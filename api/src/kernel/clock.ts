const DAY_MS = 86_400_000;

/** The server's time; the only one that counts. */
export abstract class Clock {
  /** Milliseconds since the epoch. */
  abstract now(): number;

  /** The calendar day at this moment in the owner's time zone, as YYYY-MM-DD. */
  abstract today(): string;

  moment(): Moment {
    return { today: this.today(), now: this.now() };
  }
}

/** A moment, and the calendar day that it falls on in the owner's time zone. */
export interface Moment {
  /** YYYY-MM-DD */
  readonly today: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The calendar day that `time` (milliseconds since the epoch) falls on in `timeZone` (an IANA name), as YYYY-MM-DD. */
export function calendarDay(time: number, timeZone: string): string {
  return formatterOf(timeZone).format(time);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // en-CA writes a date as YYYY-MM-DD.
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(timeZone, made);
  return made;
}

/** The first moment after a calendar day (YYYY-MM-DD) in `timeZone`, in milliseconds since the epoch; also where clocks change. */
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
 * Milliseconds since the epoch of a time of day in `timeZone`, written YYYY-MM-DDTHH:MM. Where clocks are put forward over it, the moment at
 * which they are; where they are put back, the first of both.
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

/** What clocks in `timeZone` show at `time`, as if that were UTC. */
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

/** The calendar day so many days later, or earlier below zero. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
