import { Bars, StackedBars } from './bars';
import { Chart } from './chart';
import { type ChartProps } from './chart-props';
import { BandCursor } from './cursors';
import { type Kind } from './kind';

const beside: Kind = { spread: 'bands', Marks: Bars, Cursor: BandCursor };
const stacked: Kind = { ...beside, Marks: StackedBars };

/** Amounts side by side, or stacked with `stacked`. */
export function BarChart<Row extends object>(props: ChartProps<Row>) {
  return <Chart {...props} kind={props.stacked ? stacked : beside} />;
}
