import { Chart } from './chart';
import { type ChartProps } from './chart-props';
import { LineCursor } from './cursors';
import { type Kind } from './kind';
import { LineMarks } from './line-marks';

const lines: Kind = { spread: 'points', Marks: LineMarks, Cursor: LineCursor };

/** Values over time as lines; a value holds until the next one. */
export function LineChart<Row extends object>(props: ChartProps<Row>) {
  return <Chart {...props} stacked={false} kind={lines} />;
}
