export const DAY_MS = 86_400_000;

/** Default days for a review. */
export const REVIEW_DAYS = 7;

/** The UTC offset of the calendar, that of Dhaka, which is constant: the database has no time zone tables. */
export const ZONE_OFFSET = '+06:00';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', dateStyle: 'short' });

/** The calendar day that it is, as YYYY-MM-DD. */
export const today = (): string => calendar.format();
