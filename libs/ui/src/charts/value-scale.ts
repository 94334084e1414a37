import { max, min, nice, ticks } from 'd3-array';

const TICKS = 4;

/** The vertical axis: round ticks, and the position of a value between `top` and `bottom` (px). */
export interface ValueScale {
  readonly ticks: readonly number[];
  y(value: number): number;
}

/** Counts whole things: holds zero and every value, and is tall enough that no two ticks are less than one apart. */
export function valueScale(values: readonly number[], top: number, bottom: number): ValueScale {
  const least = Math.min(0, min(values) ?? 0);
  const most = Math.max(0, max(values) ?? 0, least + TICKS);
  const [low, high] = nice(least, most, TICKS);
  return {
    ticks: ticks(low, high, TICKS),
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
  };
}
