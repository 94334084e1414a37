/** Slightly less than the lifetime of an access cookie. */
export const ACCESS_TOKEN_TTL_MS = 14 * 60_000;
