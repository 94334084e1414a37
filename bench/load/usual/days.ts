export const DAY_MS = 86_400_000;

/** Days to decide on work where its task does not say. */
export const REVIEW_DAYS = 7;

/** How far the calendar that counts, that of Dhaka, is ahead all year: the database knows no names of zones. */
export const ZONE_OFFSET = '+06:00';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', dateStyle: 'short' });

/** The calendar day that it is, as YYYY-MM-DD. */
export const today = (): string => calendar.format();
