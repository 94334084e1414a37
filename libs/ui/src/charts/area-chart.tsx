import { Chart } from './chart';
import { type ChartProps } from './chart-props';
import { LineCursor } from './cursors';
import { AreaMarks, SteppedHills } from './area-marks';
import { type Kind } from './kind';

const hills: Kind = { spread: 'points', Marks: AreaMarks, Cursor: LineCursor };
const steps: Kind = { ...hills, Marks: SteppedHills };

/** Values over time as filled hills. */
export function AreaChart<Row extends object>(props: ChartProps<Row>) {
  return <Chart {...props} kind={props.stepped ? steps : hills} />;
}
