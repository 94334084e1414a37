import { fromStateCondition } from '../../../../platform/database/guards';
import { type Sql, sql } from '../../../../platform/database/sql';
import { type TaskChange, type TaskHand, type TaskMove } from '../../domain/moves';

interface Guard {
  readonly where: Sql;
  readonly parameters: readonly string[];
}

const DAYS = { 'in-time': sql` AND completion_date >= ?`, overdue: sql` AND completion_date < ?` };

/** The condition under which a task may come to that `today` (YYYY-MM-DD) and by that hand. */
export function guardOf(move: TaskMove, today: string, by?: TaskHand<TaskChange>): Guard {
  const buyer = typeof by === 'object' ? [by.buyerId] : [];
  return {
    where: sql`${fromStateCondition(move)}${move.when ? DAYS[move.when] : sql``}${buyer.length > 0 ? sql` AND buyer_id = ?` : sql``}`,
    parameters: [...(move.when ? [today] : []), ...buyer],
  };
}
