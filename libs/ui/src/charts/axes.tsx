import { snapToPixel } from './snap-to-pixel';
import { AXIS_GAP, type Plot } from './plot';
import { TICK_SIZE } from './text-width';
import { decimateLabels } from './decimate-labels';

const BASELINE = '0.34em';
const LABEL_DROP = 18;

interface AxesProps {
  plot: Plot;
  labels: readonly string[];
  width: number;
  measure: (words: string) => number;
}

/** Grid lines, the baseline, and the labels of both axes. */
export function Axes({ plot, labels, width, measure }: AxesProps) {
  const { left, right, bottom, ticks, columns, y } = plot;
  const words = labels.map((label, index) => ({ at: columns.centre(index), width: measure(label) }));
  return (
    <g fontSize={TICK_SIZE} className="k-chart__axes">
      {ticks.map((tick) => (
        <g key={tick.y}>
          <line className="k-chart__grid" x1={left} x2={right} y1={snapToPixel(tick.y)} y2={snapToPixel(tick.y)} />
          <text x={left - AXIS_GAP} y={tick.y} dy={BASELINE} textAnchor="end">
            {tick.label}
          </text>
        </g>
      ))}
      <line className="k-chart__ground" x1={left} x2={right} y1={snapToPixel(y(0))} y2={snapToPixel(y(0))} />
      {decimateLabels(words, width).map(({ index, at }) => (
        <text key={index} x={at} y={bottom + LABEL_DROP} dy={BASELINE} textAnchor="middle">
          {labels[index]}
        </text>
      ))}
    </g>
  );
}
