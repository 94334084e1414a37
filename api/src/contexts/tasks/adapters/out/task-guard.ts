import { type Moment } from '../../../../kernel/clock';
import { fromStateCondition } from '../../../../platform/database/guards';
import { type Sql, sql } from '../../../../platform/database/sql';
import { type TaskChange, type TaskActor, type TaskMove } from '../../domain/transitions';

interface Guard {
  readonly where: Sql;
  readonly parameters: readonly (string | number)[];
}

const TIMES = {
  'in-time': sql` AND completion_date >= ? AND (closes_at IS NULL OR closes_at > ?)`,
  overdue: sql` AND (completion_date < ? OR closes_at <= ?)`,
};

/** The WHERE condition that allows a transition at this time and by this actor. */
export function guardOf(move: TaskMove, { today, now }: Moment, by?: TaskActor<TaskChange>): Guard {
  const buyer = typeof by === 'object' ? [by.buyerId] : [];
  return {
    where: sql`${fromStateCondition(move)}${move.when ? TIMES[move.when] : sql``}${buyer.length > 0 ? sql` AND buyer_id = ?` : sql``}`,
    parameters: [...(move.when ? [today, now] : []), ...buyer],
  };
}
