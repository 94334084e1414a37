import { type ReactNode, useRef } from 'react';
import { useFormat } from '../settings/ui-settings';
import { Axes } from './axes';
import { type Kind } from './kind';
import { type Layer } from './layers';
import { type Plot, plotOf } from './plot';
import { textWidth } from './text-width';
import { Tip } from './tip';
import { useHoveredIndex } from './use-hovered-index';
import { useWidth } from './use-width';

interface PictureProps {
  layers: readonly Layer[];
  /** The name of each row, and its axis label. */
  labels: readonly string[];
  ticks: readonly string[];
  height: number;
  write: (value: number) => string;
  kind: Kind;
}

interface PointableProps extends PictureProps {
  width: number;
  plot: Plot;
  axes: ReactNode;
}

/** As wide as its container, which has its final height before the first render. */
export function ChartSvg(props: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  return (
    <div ref={place} aria-hidden="true" style={{ height: props.height }}>
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  );
}

/** Text is measured once for each drawing, not as the pointer moves. */
function Drawing(props: PictureProps & { width: number }) {
  const { layers, labels, ticks, height, width, kind } = props;
  const format = useFormat();
  const measure = textWidth();
  const plot = plotOf(layers, {
    width,
    height,
    rows: labels.length,
    spread: kind.spread,
    write: (value) => format.number(value, { notation: 'compact', maximumFractionDigits: 1 }),
    measure,
  });
  const axes = <Axes plot={plot} labels={ticks} width={width} measure={measure} />;
  return <Pointable {...props} plot={plot} axes={axes} />;
}

function Pointable({ layers, labels, height, width, write, kind, plot, axes }: PointableProps) {
  const box = useRef<HTMLDivElement>(null);
  const { pointed, listeners } = useHoveredIndex(box, plot.columns.nearest);
  const label = pointed === undefined ? undefined : labels[pointed];
  const { Marks, Cursor } = kind;
  return (
    <div ref={box} className="k-chart__drawing" {...listeners}>
      <svg width={width} height={height}>
        {pointed !== undefined && label !== undefined && <Cursor plot={plot} index={pointed} />}
        {axes}
        <Marks plot={plot} pointed={pointed} />
      </svg>
      {pointed !== undefined && label !== undefined && (
        <Tip
          at={plot.columns.centre(pointed)}
          room={width}
          label={label}
          layers={layers}
          index={pointed}
          write={write}
        />
      )}
    </div>
  );
}
