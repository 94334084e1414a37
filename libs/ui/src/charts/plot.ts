import { max } from 'd3-array';
import { type Columns, columnsOf, type Spread } from './columns';
import { type Layer } from './layers';
import { valueScale } from './value-scale';

/** Room above the picture for half a tick and a line's cap, at its right for a dot, and below it for the words. */
const ABOVE = 12;
const BESIDE = 12;
const BELOW = 30;
/** Between the words of the vertical axis and the picture. */
export const AXIS_GAP = 12;

/** The geometry of a chart, in px from its upper left corner. */
export interface Plot {
  readonly layers: readonly Layer[];
  readonly columns: Columns;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly ticks: readonly { readonly label: string; readonly y: number }[];
  y(value: number): number;
}

interface Sizes {
  width: number;
  height: number;
  rows: number;
  spread: Spread;
  write: (value: number) => string;
  measure: (words: string) => number;
}

export function plotOf(layers: readonly Layer[], { width, height, rows, spread, write, measure }: Sizes): Plot {
  const [top, right, bottom] = [ABOVE, width - BESIDE, height - BELOW];
  const scale = valueScale(
    layers.flatMap(({ spans }) => spans.flat()),
    top,
    bottom,
  );
  const ticks = scale.ticks.map((value) => ({ label: write(value), y: scale.y(value) }));
  const left = Math.ceil(max(ticks, ({ label }) => measure(label)) ?? 0) + AXIS_GAP;
  return { layers, columns: columnsOf(rows, left, right, spread), left, right, top, bottom, ticks, y: scale.y };
}
