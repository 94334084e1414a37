import { useLayoutEffect, useRef } from 'react';
import { type Layer } from './layers';
import { tooltipX } from './tooltip-x';

interface TipProps {
  /** The position of the row and the width of the chart, in px. */
  at: number;
  room: number;
  label: string;
  layers: readonly Layer[];
  index: number;
  write: (value: number) => string;
}

/** The values of one row, next to its place in the chart. */
export function Tip({ at, room, label, layers, index, write }: TipProps) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element) element.style.transform = `translateX(${tooltipX(at, element.offsetWidth, room)}px)`;
  });
  return (
    <div ref={tip} className="k-chart__tip">
      <strong>{label}</strong>
      {layers.map(({ key, name, ink, values }) => (
        <span key={key} className="k-chart__fact">
          {layers.length > 1 && <span className="k-chart__ink" style={{ background: ink }} />}
          {name} <b className="k-number">{write(values[index] ?? 0)}</b>
        </span>
      ))}
    </div>
  );
}
