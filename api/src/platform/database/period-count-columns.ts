import { minIdAt } from '../../kernel/ids';
import { type ComparisonWindow } from '../../kernel/comparison-window';
import { sql } from './sql';

/**
 * Columns that count the rows of a recent period and of the period before it; their parameters are `changeParameters`.
 */
export const PERIOD_COUNT_COLUMNS = sql`COUNT(CASE WHEN id >= ? THEN 1 END) AS lately, COUNT(CASE WHEN id >= ? AND id < ? THEN 1 END) AS earlier`;

export function changeParameters({ from, turn }: ComparisonWindow): readonly string[] {
  const since = minIdAt(turn);
  return [since, minIdAt(from), since];
}
