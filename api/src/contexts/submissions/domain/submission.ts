import { type RejectionCode, type Role, type SubmissionStatus } from '@kaaj/contract';
import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { mayMove } from '../../../kernel/moves';
import { NotFound } from '../../../kernel/not-found';
import { type Decided, type Decision, SUBMISSION_MOVES } from './moves';
import { AlreadyReviewed, NotAWorker } from './submission.errors';

/** One worker's proof of work for one task. */
export interface Submission {
  readonly id: Id;
  readonly taskId: Id;
  /** As it read when the work was sent. */
  readonly taskTitle: string;
  readonly textVersion: number;
  readonly buyerId: Id;
  readonly workerId: Id;
  /** What it pays, fixed when it was sent. */
  readonly reward: Coins;
  readonly detail: string;
  readonly status: SubmissionStatus;
  /** Why it was rejected; empty without a reason. */
  readonly reason: string;
  readonly reasonCode: RejectionCode | null;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  /** Milliseconds since the epoch; 0 while it is pending. */
  readonly decidedAt: number;
}

export type DecidedSubmission = Submission & { readonly status: Decided };

/** The task's side of a new submission. */
type Answered = Pick<Submission, 'taskId' | 'textVersion' | 'buyerId' | 'reward'> & { readonly title: string };

export function submit(answered: Answered, workerId: Id, detail: string, id: Id, now: number): Submission {
  const { taskId, title: taskTitle, textVersion, buyerId, reward } = answered;
  const task = { taskId, taskTitle, textVersion, buyerId, reward };
  return { ...task, id, workerId, detail, status: 'pending', reason: '', reasonCode: null, sentAt: now, decidedAt: 0 };
}

/** Throws NotAWorker for every other role. */
export function assertWorker(role: Role): void {
  if (role !== 'Worker') throw new NotAWorker(role);
}

/** The submission, if it is `buyerId`'s to decide. Throws NotFound. */
export function forReview(submission: Submission | undefined, buyerId: Id): Submission {
  if (submission?.buyerId !== buyerId) throw new NotFound();
  return submission;
}

/** The submission as it was decided; undefined where it may not come to that any more, or not by that hand. */
export function decide(submission: Submission, decision: Decision, now: number): DecidedSubmission | undefined {
  const { status, by } = decision;
  if (!mayMove(SUBMISSION_MOVES[status], submission.status, by)) return undefined;
  if (decision.status === 'accepted') return { ...submission, status, decidedAt: now };
  const { reason, reasonCode = null } = decision;
  return { ...submission, status, reason, reasonCode, decidedAt: now };
}

/** For a decision that came second: it stands if the first one was the same. Throws AlreadyReviewed. */
export function assertDecided(submission: Submission | undefined, status: SubmissionStatus): void {
  if (submission?.status !== status) throw new AlreadyReviewed();
}
