import { curveStepAfter, line } from 'd3-shape';
import { type MarksProps } from './kind';
import { type Span } from './layers';

/** The line over each layer, with a dot where the pointer is; a line of one point is that dot. */
export function LineMarks({ plot: { layers, columns, y }, pointed }: MarksProps) {
  const path = line<Span>()
    .x((_, index) => columns.centre(index))
    .y(([, to]) => y(to))
    .curve(curveStepAfter);
  return layers.map(({ key, ink, spans }) => {
    const dot = spans.length === 1 ? 0 : pointed;
    const span = dot === undefined ? undefined : spans[dot];
    return (
      <g key={key}>
        <path className="k-chart__stroke" d={path(spans) ?? ''} stroke={ink} />
        {dot !== undefined && span && (
          <circle className="k-chart__dot" cx={columns.centre(dot)} cy={y(span[1])} r={5} fill={ink} />
        )}
      </g>
    );
  });
}
