import { type ReactNode } from 'react';
import { type SeriesColor } from './inks';

export interface Series<Row> {
  key: keyof Row & string;
  name: string;
  /** Which ink: the accent, the quiet grey, the clay or the coin's gold (for coins alone). */
  ink?: SeriesColor;
}

export interface ChartProps<Row> {
  /** The name of the chart, shown above it. */
  title: string;
  /** One sentence that summarizes the chart: below the title, and read by screen readers in place of the picture. */
  summary: string;
  rows: readonly Row[];
  /** The key of the horizontal axis, and how its values are written. */
  x: keyof Row & string;
  xLabel: string;
  formatX?: (value: string) => string;
  /** The same below the picture, where there is less room. */
  formatTick?: (value: string) => string;
  formatY?: (value: number) => string;
  series: readonly Series<Row>[];
  /** Height in px. */
  height?: number;
  loading?: boolean;
  /** Instead of the picture when there are no rows. */
  empty?: ReactNode;
  stacked?: boolean;
  /** Next to the title: a download, for example. */
  action?: ReactNode;
}
