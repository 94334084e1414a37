const GAP = 12;

/** The left edge of a tooltip of this width: right of the point, left of it without space, never outside the chart. */
export function tooltipX(at: number, tip: number, room: number): number {
  const beside = at + GAP + tip <= room ? at + GAP : at - GAP - tip;
  return Math.max(0, Math.min(beside, room - tip));
}
