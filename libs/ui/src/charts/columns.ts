/** Points range from edge to edge; bands are centred in their share. */
export type Spread = 'points' | 'bands';

/** The horizontal axis: the position of each row, and the row at a pointer position. */
export interface Columns {
  /** From one row to the next, in px. */
  readonly step: number;
  centre(index: number): number;
  nearest(x: number): number;
}

export function columnsOf(count: number, left: number, right: number, spread: Spread): Columns {
  const edges = spread === 'points' && count > 1;
  const step = (right - left) / (edges ? count - 1 : count);
  const offset = edges ? 0 : 0.5;
  return {
    step,
    centre: (index) => left + (index + offset) * step,
    nearest: (x) => Math.min(count - 1, Math.max(0, Math.round((x - left) / step - offset))),
  };
}
