import { type CountChange } from '@kaaj/contract';
import { type Clock, DAY_MS } from './clock';

/** A recent period and the one before of equal length, in milliseconds since the epoch. */
export interface ComparisonWindow {
  /** Start of the earlier period. */
  readonly from: number;
  /** Start of the recent period, which ends now. */
  readonly turn: number;
}

export function trailingWindows(days: number, clock: Clock): ComparisonWindow {
  const now = clock.now();
  return { from: now - 2 * days * DAY_MS, turn: now - days * DAY_MS };
}

/** Sums of `figure` in both periods; earlier rows are left out. */
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
