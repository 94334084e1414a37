import { availableOf, escrowOf, type Transfer } from '../../wallet';
import { costOf } from '../domain/task';
import { type Changed } from './tasks';

/** What the places that a task gave up bring back to its buyer; taken places keep their coins until they are decided. */
export function refundOf({ task, slotsBefore }: Changed, kind: 'task-deleted' | 'task-expired'): Transfer {
  return {
    from: escrowOf(task.id),
    to: availableOf(task.buyerId),
    amount: costOf(task, slotsBefore),
    kind,
    reference: task.id,
  };
}
