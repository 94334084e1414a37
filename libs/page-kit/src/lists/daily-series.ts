const DAY_MS = 86_400_000;
const WEEK = 7;

type Figures = Readonly<Record<string, number>>;
type Day<Kind extends Figures> = Kind & { readonly day: string };

/**
 * The `days` calendar days up to `until` (YYYY-MM-DD) without gaps: the server leaves out days without events, but a
 * chart needs them. `nothing` returns the figures of such a day.
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

/** The series of a chart and its totals. Empty while every day is zero or the history is loading. */
export function dailySeries<Kind extends Figures>(
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

/** Weeks of seven days, each with its first day and the sums of `names`. `rows` are whole weeks, or none. */
export function weekly<Name extends string, Row extends Readonly<Record<Name, number>>>(
  rows: readonly Row[],
  ...names: readonly Name[]
): readonly Row[] {
  const weeks = rows.filter((_, index) => index % WEEK === 0);
  return weeks.map((first, index) => {
    const days = rows.slice(index * WEEK, (index + 1) * WEEK);
    const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]);
    return { ...first, ...Object.fromEntries(sums) };
  });
}

/** The same days with the running total of `name`. */
export function cumulative<Name extends string, Row extends Readonly<Record<Name, number>>>(
  rows: readonly Row[],
  name: Name,
): readonly Row[] {
  let sum = 0;
  return rows.map((row) => ({ ...row, [name]: (sum += row[name]) }));
}
