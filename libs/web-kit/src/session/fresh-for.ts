/** A little less than an access cookie lives. */
export const FRESH_FOR_MS = 14 * 60_000;
