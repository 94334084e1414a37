import { withPlainDigits } from '@kaaj/contract';
import { type Language } from '@kaaj/ui';

const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;

/** Digits as the language writes them. */
export function digitsOf(language: Language, text: string): string {
  return language === 'bn' ? text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit) : text;
}

/** The day, YYYY-MM-DD, that somebody typed with its day or its year first, in digits of Bangla or of English. */
export function readDay(text: string): string | undefined {
  const plain = withPlainDigits(text).trim();
  const [year, month, day] =
    YEAR_FIRST.exec(plain)?.slice(1) ?? DAY_FIRST.exec(plain)?.slice(1).reverse() ?? ([] as string[]);
  if (!year || !month || !day) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : undefined;
}

/** A day, YYYY-MM-DD, as it is written in Bangladesh: its day first. */
export function showDay(language: Language, iso: string): string {
  return digitsOf(language, iso.split('-').reverse().join('/'));
}
