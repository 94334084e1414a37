import { area, curveStepAfter } from 'd3-shape';
import { useId } from 'react';
import { type MarksProps } from './kind';
import { type Span } from './layers';
import { LineMarks } from './line-marks';

/** Each layer filled, fading towards the ground, below its line. */
export function AreaMarks({ plot, pointed }: MarksProps) {
  const id = useId();
  const { layers, columns, top, bottom, y } = plot;
  const path = area<Span>()
    .x((_, index) => columns.centre(index))
    .y0(([from]) => y(from))
    .y1(([, to]) => y(to))
    .curve(curveStepAfter);
  return (
    <>
      {layers.map(({ key, ink, spans }) => (
        <g key={key}>
          <linearGradient id={`${id}${key}`} gradientUnits="userSpaceOnUse" x1={0} x2={0} y1={top} y2={bottom}>
            <stop stopColor={ink} stopOpacity={0.32} />
            <stop offset={1} stopColor={ink} stopOpacity={0.06} />
          </linearGradient>
          <path d={path(spans) ?? ''} fill={`url(#${id}${key})`} />
        </g>
      ))}
      <LineMarks plot={plot} pointed={pointed} />
    </>
  );
}
