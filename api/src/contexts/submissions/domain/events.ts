import { type DecidedSubmission, type Submission } from './submission';

/** What programs of those whom it concerns are told of work that was sent: the buyer. */
export const sent = ({ id, taskId, buyerId, reward }: Submission) => ({
  type: 'submission.created' as const,
  to: [buyerId],
  subject: taskId,
  data: { submission: id, task: taskId, reward },
});

/** What they are told of the changes that were asked for, once they are sent: the buyer. */
export const versioned = ({ id, taskId, buyerId, reward, version }: Submission) => ({
  type: 'submission.versioned' as const,
  to: [buyerId],
  subject: taskId,
  data: { submission: id, task: taskId, reward, version },
});

/** What they are told of a decision: the buyer and the worker. */
export const decided = ({ id, taskId, buyerId, workerId, reward, status, reasonCode }: DecidedSubmission) => ({
  type: 'submission.decided' as const,
  to: [buyerId, workerId],
  subject: taskId,
  data: { submission: id, task: taskId, reward, status, reasonCode },
});
