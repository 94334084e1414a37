import { availableOf, escrowOf, type Transfer } from '../../wallet';
import { type Submission } from '../domain/submission';

export function rewardOf({ id, taskId, workerId, reward }: Submission): Transfer {
  return {
    from: escrowOf(taskId),
    to: availableOf(workerId),
    amount: reward,
    kind: 'submission-accepted',
    reference: id,
  };
}

/** For a rejection after the task was closed: its place opens for nobody any more, so the coins go home. */
export function refundOf({ id, taskId, buyerId, reward }: Submission): Transfer {
  return {
    from: escrowOf(taskId),
    to: availableOf(buyerId),
    amount: reward,
    kind: 'submission-rejected',
    reference: id,
  };
}
