import { type DisputeOutcome } from '@kaaj/contract';
import { type Dispute, isForWorker } from './dispute';

/** Webhook event of a new dispute, for the buyer. */
export const opened = ({ id, submissionId, taskId, buyerId, reward, answerBy }: Dispute) => ({
  type: 'dispute.opened' as const,
  to: [buyerId],
  subject: taskId,
  data: { dispute: id, submission: submissionId, task: taskId, reward, answerBy: new Date(answerBy).toISOString() },
});

/** Webhook event of a decision, for the buyer and the worker, with the submission's status. */
export const decided = ({ id, submissionId, taskId, buyerId, workerId, reward }: Dispute, outcome: DisputeOutcome) => ({
  type: 'dispute.decided' as const,
  to: [buyerId, workerId],
  subject: taskId,
  data: {
    ...{ dispute: id, submission: submissionId, task: taskId, reward, outcome },
    status: isForWorker(outcome) ? 'accepted' : 'rejected',
  },
});
