import { type DecidedSubmission, type Submission } from './submission';

/** Webhook event of a new submission, for the buyer. */
export const sent = ({ id, taskId, buyerId, reward }: Submission) => ({
  type: 'submission.created' as const,
  to: [buyerId],
  subject: taskId,
  data: { submission: id, task: taskId, reward },
});

/** Webhook event of a second version, for the buyer. */
export const versioned = ({ id, taskId, buyerId, reward, version }: Submission) => ({
  type: 'submission.versioned' as const,
  to: [buyerId],
  subject: taskId,
  data: { submission: id, task: taskId, reward, version },
});

/** Webhook event of a decision, for the buyer and the worker. */
export const decided = ({ id, taskId, buyerId, workerId, reward, status, reasonCode }: DecidedSubmission) => ({
  type: 'submission.decided' as const,
  to: [buyerId, workerId],
  subject: taskId,
  data: { submission: id, task: taskId, reward, status, reasonCode },
});
