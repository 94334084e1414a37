/**
 * For every connection that mysql2 opens. It is never asked to prepare a statement, and would keep room for 16,000 of them, half a megabyte for
 * each connection; nor to look where every statement was said, which it tells an error together with a whole source map: whoever meets the error says so as well.
 */
export const DRIVER_SETTINGS = { maxPreparedStatements: 1, trace: false } as const;
