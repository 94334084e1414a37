const DAY_MS = 86_400_000;

type Figures = Readonly<Record<string, number>>;
type Day<Kind extends Figures> = Kind & { readonly day: string };

/**
 * The `days` calendar days up to `until` (YYYY-MM-DD) without gaps: the server leaves out days on which nothing
 * happened, and a picture must not pull their neighbours together. `nothing` gives the figures of such a day.
 */
function everyDay<Kind extends Figures>(
  history: readonly Day<Kind>[],
  days: number,
  nothing: Kind,
  until: string,
): readonly Day<Kind>[] {
  const known = new Map(history.map((row) => [row.day, row]));
  const last = Date.parse(`${until}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(last - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { ...nothing, day };
  });
}

/** What a history draws and what it comes to. It draws no day while nothing happened on any, or is not known yet. */
export function dailyFigures<Kind extends Figures>(
  history: readonly Day<NoInfer<Kind>>[] | undefined,
  days: number,
  nothing: Kind,
  until: string = new Date().toISOString().slice(0, 10),
): { rows: readonly Day<Kind>[]; totals: Kind } {
  const all = everyDay<Kind>(history ?? [], days, nothing, until);
  const totals = Object.fromEntries(
    Object.keys(nothing).map((name) => [name, all.reduce((sum, row) => sum + (row[name] ?? 0), 0)]),
  ) as Kind;
  return { rows: Object.values(totals).some((total) => total > 0) ? all : [], totals };
}

/** The same days, each with what `name` comes to from the first one on. */
export function addedUp<Name extends string, Row extends Readonly<Record<Name, number>>>(
  rows: readonly Row[],
  name: Name,
): readonly Row[] {
  let sum = 0;
  return rows.map((row) => ({ ...row, [name]: (sum += row[name]) }));
}
