import { Chart } from './chart';
import { type ChartProps } from './chart-props';
import { LineCursor } from './cursors';
import { type Kind } from './kind';
import { SteppedStrokes, LineMarks } from './line-marks';

const lines: Kind = { spread: 'points', Marks: LineMarks, Cursor: LineCursor };
const steps: Kind = { ...lines, Marks: SteppedStrokes };

/** Values over time as lines. */
export function LineChart<Row extends object>(props: ChartProps<Row>) {
  return <Chart {...props} stacked={false} kind={props.stepped ? steps : lines} />;
}
