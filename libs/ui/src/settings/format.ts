export type Language = 'en' | 'bn';

/**
 * A moment: ISO text, milliseconds since the epoch or a Date. A bare `YYYY-MM-DD` is a calendar day, the same
 * everywhere.
 */
export type Moment = string | number | Date;

export interface Format {
  /** A number with the language's digits and grouping. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Whole coins, without the word for them. */
  coins(coins: number): string;
  /** Dollars with two decimals, from whole cents. */
  dollars(cents: number): string;
  /** Taka without decimals, from whole dollar cents, at so many taka for a dollar. */
  taka(cents: number, takaPerDollar: number): string;
  /** Share of one as a percentage without decimals. */
  percent(share: number): string;
  /** A day in medium style. */
  date(moment: Moment): string;
  /** A day without the year, for the axis of a chart. */
  shortDay(moment: Moment): string;
  /** A day in medium style with hours and minutes; a line breaks between the two only. */
  dateTime(moment: Moment): string;
  /** Hours and minutes. */
  time(moment: Moment): string;
  /** Name of a time zone, by its IANA name; without one that of this device. */
  zone(timeZone?: string): string;
  /** "3 minutes ago", "tomorrow". `now` is in milliseconds since the epoch. */
  relative(moment: Moment, now?: number): string;
}

const localeOf: Record<Language, string> = { en: 'en-US', bn: 'bn-BD' };
/** Bangladesh writes the currency sign before the amount; the Bangla locale of browsers puts it after. */
const moneyLocaleOf: Record<Language, string> = { en: 'en-US', bn: 'en-IN-u-nu-beng' };
/** JavaScript reads a bare day as midnight in UTC; written in UTC again it stays the same day everywhere. */
const isCalendarDay = (moment: Moment) => typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** With no-break spaces: the text stays in one line. */
const unbroken = (text: string) => text.replaceAll(/\s/g, '\u00a0');

/** Hours and minutes with the part of the day, as usual in Bangla, in place of AM and PM. */
function banglaTime(locale: string): Pick<Intl.DateTimeFormat, 'format'> {
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' });
  return {
    format: (moment) => {
      const parts = clock.formatToParts(moment);
      const said = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
      return `${said('dayPeriod')} ${said('hour')}:${said('minute')}`;
    },
  };
}

function createFormat(language: Language): Format {
  const locale = localeOf[language];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const moneyLocale = moneyLocaleOf[language];
  const dollars = new Intl.NumberFormat(moneyLocale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const taka = new Intl.NumberFormat(moneyLocale, {
    style: 'currency',
    currency: 'BDT',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const utcDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const noYear = { day: 'numeric', month: 'short' } as const;
  const shortDay = new Intl.DateTimeFormat(locale, noYear);
  const utcShortDay = new Intl.DateTimeFormat(locale, { ...noYear, timeZone: 'UTC' });
  const timeOf = language === 'bn' ? banglaTime(locale) : new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

  return {
    number: (value, options) => (options ? new Intl.NumberFormat(locale, options) : plain).format(value),
    coins: (coins) => whole.format(coins),
    dollars: (cents) => dollars.format(cents / 100),
    taka: (cents, takaPerDollar) => taka.format((cents * takaPerDollar) / 100),
    percent: (share) => percent.format(share),
    date: (moment) => (isCalendarDay(moment) ? utcDay : day).format(new Date(moment)),
    shortDay: (moment) => (isCalendarDay(moment) ? utcShortDay : shortDay).format(new Date(moment)),
    dateTime: (moment) => `${unbroken(day.format(new Date(moment)))}, ${unbroken(timeOf.format(new Date(moment)))}`,
    time: (moment) => unbroken(timeOf.format(new Date(moment))),
    zone: (timeZone) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value ?? '',
    relative: (moment, now = Date.now()) => {
      const difference = new Date(moment).getTime() - now;
      const [unit, size] = steps.find(([, length]) => Math.abs(difference) >= length) ?? ['second', 1000];
      return relative.format(Math.trunc(difference / size), unit);
    },
  };
}

const made = new Map<Language, Format>();

/** The formats of a language; made once. */
export function formatOf(language: Language): Format {
  const known = made.get(language);
  if (known) return known;
  const format = createFormat(language);
  made.set(language, format);
  return format;
}
