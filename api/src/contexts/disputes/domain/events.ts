import { type DisputeOutcome } from '@kaaj/contract';
import { type Dispute, isForWorker } from './dispute';

/** What programs of those whom it concerns are told of a rejection that its worker objects to: the buyer. */
export const opened = ({ id, submissionId, taskId, buyerId, reward, answerBy }: Dispute) => ({
  type: 'dispute.opened' as const,
  to: [buyerId],
  subject: taskId,
  data: { dispute: id, submission: submissionId, task: taskId, reward, answerBy: new Date(answerBy).toISOString() },
});

/** What they are told of its end: the buyer and the worker, with what became of the work. */
export const decided = ({ id, submissionId, taskId, buyerId, workerId, reward }: Dispute, outcome: DisputeOutcome) => ({
  type: 'dispute.decided' as const,
  to: [buyerId, workerId],
  subject: taskId,
  data: {
    ...{ dispute: id, submission: submissionId, task: taskId, reward, outcome },
    status: isForWorker(outcome) ? 'accepted' : 'rejected',
  },
});
