const DAY_MS = 86_400_000;

/**
 * The `days` calendar days up to `until` (YYYY-MM-DD) without gaps: the server leaves out days on which nothing
 * happened, and a picture must not pull their neighbours together. `nothing` gives the figures of such a day.
 */
export function everyDay<Row extends { readonly day: string }>(
  history: readonly Row[],
  days: number,
  nothing: Omit<Row, 'day'>,
  until: string = new Date().toISOString().slice(0, 10),
): Row[] {
  const known = new Map(history.map((row) => [row.day, row]));
  const last = Date.parse(`${until}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(last - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? ({ ...nothing, day } as Row);
  });
}
