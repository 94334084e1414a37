import { type ReconciliationFigure } from '@kaaj/contract';
import { useIsBelow } from '@kaaj/ui';

export const isFigure = ({ count, coins, amount }: ReconciliationFigure) => count !== 0 || coins !== 0 || amount !== 0;

/** On phones only lines with figures, since a card of dashes for each line would make the page ten times as long. */
export function useMovedLines<Line extends { readonly ledger: number | null }>(
  lines: readonly Line[],
  figuresOf: (line: Line) => readonly ReconciliationFigure[],
) {
  const folded = useIsBelow('medium');
  const shown = folded ? lines.filter((line) => figuresOf(line).some(isFigure) || (line.ledger ?? 0) !== 0) : lines;
  /** `still` is the number of lines that are left out. */
  return { folded, shown, still: lines.length - shown.length };
}
