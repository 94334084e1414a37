import { type Submission } from './submission.entity';

/** A submission with its task, text and people, as it is answered. */
export const shownSubmission = ({ task, text, buyer, worker, ...submission }: Submission) => ({
  _id: submission.id,
  task: {
    _id: task.id,
    title: text.title,
    taskDetail: text.detail,
    payableAmount: submission.reward,
    requiredWorkers: task.openSlots,
  },
  buyerEmail: buyer.email,
  workerEmail: worker?.email,
  submissionDetail: submission.detail,
  currentDate: new Date(submission.sentAt).toISOString(),
  status: submission.status,
  rejectionReason: submission.reason,
  worker: { _id: submission.workerId, name: worker?.name },
  buyer: { _id: buyer.id, name: buyer.name },
});
