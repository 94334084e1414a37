import { useRef } from 'react';
import { useFormat } from '../settings/ui-settings';
import { Axes } from './axes';
import { type Kind } from './kind';
import { type Layer } from './layers';
import { plotOf } from './plot';
import { textWidth } from './text-width';
import { Tip } from './tip';
import { usePointed } from './use-pointed';
import { useWidth } from './use-width';

interface PictureProps {
  layers: readonly Layer[];
  /** What stands below each row. */
  labels: readonly string[];
  height: number;
  write: (value: number) => string;
  kind: Kind;
}

/** As wide as its place, which has the final height before anything is drawn. */
export function Picture(props: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  return (
    <div ref={place} aria-hidden="true" style={{ height: props.height }}>
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  );
}

function Drawing({ layers, labels, height, write, kind, width }: PictureProps & { width: number }) {
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const measure = textWidth();
  const plot = plotOf(layers, {
    width,
    height,
    rows: labels.length,
    spread: kind.spread,
    write: (value) => format.number(value, { notation: 'compact', maximumFractionDigits: 1 }),
    measure,
  });
  const { pointed, listeners } = usePointed(box, plot.columns.nearest);
  const label = pointed === undefined ? undefined : labels[pointed];
  const { Marks, Cursor } = kind;
  return (
    <div ref={box} className="k-chart__drawing" {...listeners}>
      <svg width={width} height={height}>
        {pointed !== undefined && label !== undefined && <Cursor plot={plot} index={pointed} />}
        <Axes plot={plot} labels={labels} width={width} measure={measure} />
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
