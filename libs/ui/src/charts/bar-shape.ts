const WIDEST = 36;
/** How much of a band its bars may take, and of that how much stays between them. */
const SHARE = 0.8;
const BETWEEN = 0.06;

export interface BarPlace {
  /** From the middle of the band to the bar's left edge, in px. */
  readonly left: number;
  readonly width: number;
}

/** The positions of `count` bars side by side in a band; widths are whole px if they are wide enough. */
export function barPlaces(band: number, count: number): BarPlace[] {
  const gap = Math.min(4, Math.floor(band * BETWEEN));
  const exact = Math.min(WIDEST, (band * SHARE - gap * (count - 1)) / count);
  const width = exact < 2 ? exact : Math.floor(exact);
  const all = count * width + (count - 1) * gap;
  return Array.from({ length: count }, (_, index) => ({ left: index * (width + gap) - all / 2, width }));
}

/** A bar from `from` to `to` (px), rounded where it ends. What is not nothing can be seen: it is a px high at least. */
export function barPath(x: number, width: number, from: number, to: number, round: number): string {
  if (from === to) return '';
  const way = Math.sign(to - from);
  const end = from + way * Math.max(1, Math.abs(to - from));
  const radius = Math.min(round, width / 2, Math.abs(end - from));
  const bend = end - way * radius;
  return (
    `M${x},${from}V${bend}Q${x},${end},${x + radius},${end}` +
    `H${x + width - radius}Q${x + width},${end},${x + width},${bend}V${from}Z`
  );
}
