import { withPlainDigits } from './digits';

const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;

/**
 * Parses a date, YYYY-MM-DD, typed with the day or the year first, in Bangla or English digits; undefined for anything
 * else.
 */
export function readDay(text: string): string | undefined {
  const plain = withPlainDigits(text).trim();
  const [year, month, day] =
    YEAR_FIRST.exec(plain)?.slice(1) ?? DAY_FIRST.exec(plain)?.slice(1).reverse() ?? ([] as string[]);
  if (!year || !month || !day) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : undefined;
}

/** Whether it is a day as calls and forms hold it: YYYY-MM-DD. */
export const isDay = (text: string): boolean => text !== '' && readDay(text) === text;
