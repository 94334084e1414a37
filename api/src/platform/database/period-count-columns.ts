import { minIdAt } from '../../kernel/ids';
import { type ComparisonWindow } from '../../kernel/comparison-window';
import { sql } from './sql';

/** Counts what is of the last days, and of as many before, as columns of a statement; their parameters are `changeParameters`. */
export const PERIOD_COUNT_COLUMNS = sql`COUNT(CASE WHEN id >= ? THEN 1 END) AS lately, COUNT(CASE WHEN id >= ? AND id < ? THEN 1 END) AS earlier`;

export function changeParameters({ from, turn }: ComparisonWindow): readonly string[] {
  const since = minIdAt(turn);
  return [since, minIdAt(from), since];
}
