import { type SeriesPoint, stack, stackOffsetDiverging } from 'd3-shape';
import { type ChartProps } from './chart-props';
import { inkOf } from './inks';

/** From where to where a value reaches on the vertical axis. */
export type Span = readonly [from: number, to: number];

/** A rendered series: one span for each row. */
export interface Layer {
  readonly key: string;
  readonly name: string;
  readonly ink: string;
  readonly values: readonly number[];
  readonly spans: readonly Span[];
}

/** What is below zero is piled downwards, but named from its lower end. */
const outwards = ([low, high]: SeriesPoint<unknown>): Span => (low < 0 ? [high, low] : [low, high]);

/** The layers of a chart: each from zero, or with `stacked` each on those before it. */
export function layersOf<Row extends object>({
  rows,
  series,
  stacked = false,
}: Pick<ChartProps<Row>, 'rows' | 'series' | 'stacked'>): Layer[] {
  const valueOf = (row: Row, key: keyof Row & string) => Number(row[key]);
  const piles = stack<unknown, Row, keyof Row & string>()
    .keys(series.map(({ key }) => key))
    .value(valueOf)
    .offset(stackOffsetDiverging)(rows);
  return series.map(({ key, name, ink }, index) => {
    const values = rows.map((row) => valueOf(row, key));
    return {
      key,
      name,
      ink: inkOf(ink, index),
      values,
      spans: stacked ? (piles[index] ?? []).map(outwards) : values.map((value) => [0, value]),
    };
  });
}
