/** Whether this run uses the full sizes of docs/quality; set by npm run test:heavy. */
export const HEAVY = process.env['HEAVY'] === '1';

/** The full size in a heavy run, otherwise the small one (a tenth by default). */
export function sized(full: number, small: number = Math.ceil(full / 10)): number {
  return HEAVY ? full : small;
}

/** Time limit of a test whose full size takes long; seconds. */
export const timeLimit = (small: number, full: number): number => 1000 * (HEAVY ? full : small);
