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
