const GAP = 12;

/** Where a tip of this width begins: right of the point, left of it where that has no room, never outside the picture. */
export function tooltipX(at: number, tip: number, room: number): number {
  const beside = at + GAP + tip <= room ? at + GAP : at - GAP - tip;
  return Math.max(0, Math.min(beside, room - tip));
}
