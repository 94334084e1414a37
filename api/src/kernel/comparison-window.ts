import { type CountChange } from '@kaaj/contract';
import { type Clock } from './clock';

const DAY_MS = 86_400_000;

/** The last days, and as many before them. In milliseconds since the epoch. */
export interface ComparisonWindow {
  /** Where the earlier ones begin. */
  readonly from: number;
  /** Where the later ones begin; they end now. */
  readonly turn: number;
}

export function trailingWindows(days: number, clock: Clock): ComparisonWindow {
  const now = clock.now();
  return { from: now - 2 * days * DAY_MS, turn: now - days * DAY_MS };
}

/** What `figure` comes to in each of the two; what happened before both is left out. */
export function periodOverPeriod<Figure extends string>(
  happened: readonly ({ readonly at: number } & Readonly<Record<Figure, number>>)[],
  figure: Figure,
  { from, turn }: ComparisonWindow,
): CountChange {
  const sum = (rows: typeof happened) => rows.reduce((total, row) => total + row[figure], 0);
  return {
    lately: sum(happened.filter(({ at }) => at >= turn)),
    earlier: sum(happened.filter(({ at }) => at >= from && at < turn)),
  };
}
