/** Size of the words along the axes, in px. */
export const TICK_SIZE = 13;

/** Measures axis labels in the page's font. */
export function textWidth(): (words: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (words) => words.length * TICK_SIZE;
  const { fontWeight, fontFamily } = getComputedStyle(document.body);
  context.font = `${fontWeight} ${TICK_SIZE}px ${fontFamily}`;
  return (words) => context.measureText(words).width;
}
