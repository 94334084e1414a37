import { comesFrom } from '../../../../platform/database/guards';
import { type TaskChange, type TaskHand, type TaskMove } from '../../domain/moves';

interface Guard {
  readonly where: string;
  readonly parameters: readonly string[];
}

const DAYS = { 'in-time': ' AND completion_date >= ?', overdue: ' AND completion_date < ?' };

/** The condition under which a task may come to that `today` (YYYY-MM-DD) and by that hand. */
export function guardOf(move: TaskMove, today: string, by?: TaskHand<TaskChange>): Guard {
  const buyer = typeof by === 'object' ? [by.buyerId] : [];
  return {
    where: `${comesFrom(move)}${move.when ? DAYS[move.when] : ''}${buyer.map(() => ' AND buyer_id = ?').join('')}`,
    parameters: [...(move.when ? [today] : []), ...buyer],
  };
}
