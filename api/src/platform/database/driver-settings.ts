/**
 * Options of every mysql2 connection. Statements are never prepared, and the cache for 16,000 of them would take half a
 * megabyte per connection. `trace` would capture a stack for every statement, which loads a source map on an error.
 */
export const DRIVER_SETTINGS = { maxPreparedStatements: 1, trace: false } as const;
