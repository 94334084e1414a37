export const PAGE = 50;

/** A page out of at most one row more, with the cursor of the following one. */
export function pageOf<Row>(found: readonly Row[], placeOf: (last: Row) => readonly [number, string]) {
  const rows = found.slice(0, PAGE);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return { rows, next: last ? Buffer.from(JSON.stringify(placeOf(last))).toString('base64url') : null };
}
