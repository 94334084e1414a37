const GAP = 12;

/**
 * The left edge of a tip of this width: right of the point, or left of it if there is no space, never outside the
 * chart.
 */
export function tooltipX(at: number, tip: number, room: number): number {
  const beside = at + GAP + tip <= room ? at + GAP : at - GAP - tip;
  return Math.max(0, Math.min(beside, room - tip));
}
