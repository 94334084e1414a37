import { calendarDay } from '../../../kernel/clock';

/**
 * Groups quarters of an hour into calendar days of `timeZone`, oldest first. `figures` are summed; days without events
 * are left out.
 */
export function byDay<Figure extends string>(
  quarters: readonly ({ readonly at: number } & Readonly<Partial<Record<Figure, number>>>)[],
  figures: readonly Figure[],
  timeZone: string,
): ({ day: string } & Record<Figure, number>)[] {
  const nothing = Object.fromEntries(figures.map((figure) => [figure, 0])) as Record<Figure, number>;
  const days = new Map<string, Record<Figure, number>>();
  for (const quarter of quarters) {
    const day = calendarDay(quarter.at, timeZone);
    const sums = days.get(day) ?? { ...nothing };
    for (const figure of figures) sums[figure] += quarter[figure] ?? 0;
    days.set(day, sums);
  }
  return [...days].map(([day, sums]) => ({ day, ...sums })).sort((one, other) => (one.day < other.day ? -1 : 1));
}
