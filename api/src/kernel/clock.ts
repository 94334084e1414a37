const DAY_MS = 86_400_000;

/** The server's time; the only one that counts. */
export abstract class Clock {
  /** Milliseconds since the epoch. */
  abstract now(): number;

  /** The calendar day at this moment in the owner's time zone, as YYYY-MM-DD. */
  abstract today(): string;
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

/** The calendar day so many days later, or earlier below zero. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
