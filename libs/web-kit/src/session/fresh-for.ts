/** A little less than an access cookie lives. */
export const ACCESS_TOKEN_TTL_MS = 14 * 60_000;
