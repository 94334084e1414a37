import { DAY_MS, REVIEW_DAYS } from './days';
import { emailOf, toAvatar } from './people.entities';
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
  buyerEmail: emailOf(buyer),
  workerEmail: emailOf(worker),
  submissionDetail: submission.detail,
  pictures: submission.pictures ?? [],
  answers: submission.answers && (JSON.parse(submission.answers) as object),
  code: submission.code,
  version: submission.version,
  changes: changesOf(submission),
  currentDate: new Date(submission.sentAt).toISOString(),
  status: submission.status,
  rejectionReason: submission.reason,
  rejectionCode: submission.reasonCode,
  acceptedAt: waitsFor('buyer', submission) ? new Date(dueOf(submission)).toISOString() : null,
  worker: { ...toAvatar(submission.workerId, worker), email: emailOf(worker) },
  buyer: toAvatar(submission.buyerId, buyer),
});

/** When silence decides on work. */
export const dueOf = ({ dueAt, sentAt, reviewDays }: Pick<Submission, 'dueAt' | 'sentAt' | 'reviewDays'>) =>
  dueAt ?? sentAt + (reviewDays ?? REVIEW_DAYS) * DAY_MS;

const waitsFor = (turn: Submission['turn'], submission: Pick<Submission, 'status' | 'turn'>) =>
  submission.status === 'pending' && submission.turn === turn;

function changesOf(submission: Pick<Submission, 'status' | 'turn' | 'changesNote' | 'changesAt' | 'dueAt'>) {
  const { changesNote: note, changesAt, dueAt } = submission;
  if (note === null) return null;
  const due = dueAt !== null && waitsFor('worker', submission) ? new Date(dueAt).toISOString() : null;
  return { note, askedAt: new Date(changesAt).toISOString(), due };
}
