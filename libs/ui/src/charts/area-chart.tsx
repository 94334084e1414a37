import { Chart } from './chart';
import { type ChartProps } from './chart-props';
import { LineCursor } from './cursors';
import { AreaMarks } from './area-marks';
import { type Kind } from './kind';

const areas: Kind = { spread: 'points', Marks: AreaMarks, Cursor: LineCursor };

/** Values over time as filled areas; a value holds until the next one. */
export function AreaChart<Row extends object>(props: ChartProps<Row>) {
  return <Chart {...props} kind={areas} />;
}
