import {
  type AnswerForm,
  type Answers,
  answersText,
  ERROR_MESSAGES,
  type ErrorCode,
  FORM_LIMITS,
  LENGTHS,
  parseAnswers,
  picturesIn,
  type ProofOfWork,
  type Role,
  type ShownRejectionCode,
  type SubmissionStatus,
} from '@kaaj/contract';
import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { canTransition } from '../../../kernel/transitions';
import { DAY_MS } from '../../../kernel/clock';
import {
  type Decided,
  type DecidedBy,
  type Decision,
  SUBMISSION_TRANSITIONS,
  type SubmissionMove,
  type AwaitedParty,
} from './transitions';
import {
  AlreadyReviewed,
  AnswersInvalid,
  ChangesAwaited,
  DetailMissing,
  NotAWorker,
  ProofMissing,
  ReviewOver,
} from './submission.errors';

/** One worker's proof of work for one task. */
export interface Submission {
  readonly id: Id;
  readonly taskId: Id;
  /** The title of the task version that was answered. */
  readonly taskTitle: string;
  readonly textVersion: number;
  readonly buyerId: Id;
  /** The task's batch; null for a task without one. Undefined where it was not read. */
  readonly batchId?: Id | null;
  /** Whether its task is a control item. Undefined where it was not read. */
  readonly control?: boolean;
  readonly workerId: Id;
  /** Pay, fixed when it was sent. */
  readonly reward: Coins;
  readonly detail: string;
  /** URLs of pictures. */
  readonly pictures: readonly string[];
  /** By field name; null where the task has no form. */
  readonly answers: Answers | null;
  /** Completion code of a task on another site; null for none. Undefined where it was not read. */
  readonly code?: string | null;
  /** 1 for the first version, 2 after requested changes were sent. */
  readonly version: number;
  readonly status: SubmissionStatus;
  /** Who has to act while it is pending. */
  readonly turn: AwaitedParty;
  /** Days that the buyer has to decide, fixed when it was sent; null: the installation's default. */
  readonly reviewDays: number | null;
  /**
   * Time of the automatic decision, in milliseconds since the epoch. Null where it was not recorded, or there is none.
   */
  readonly dueAt: number | null;
  /** The requested changes; null for none. */
  readonly changesNote: string | null;
  /** Milliseconds since the epoch; 0 where no changes were requested. */
  readonly changesAt: number;
  /** Reason of the rejection; empty without one. */
  readonly reason: string;
  readonly reasonCode: ShownRejectionCode | null;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  /** Milliseconds since the epoch; 0 while it is pending. */
  readonly decidedAt: number;
  /** Null while it is pending. */
  readonly decidedBy: DecidedBy | null;
  /** Whether the decision counts in both reputation records; false while it is pending. */
  readonly counted: boolean | number;
}

export type DecidedSubmission = Submission & { readonly status: Decided };

/** Text, pictures and answers as stored. */
export type Work = Pick<Submission, 'detail' | 'pictures' | 'answers'>;

/** The input before it is checked against the task's requirements. */
export interface SentParts {
  readonly detail?: string | undefined;
  readonly pictures?: readonly string[] | undefined;
  readonly answers?: object | undefined;
  readonly code?: string | undefined;
}

interface WorkRequirements {
  readonly proof: ProofOfWork;
  readonly form?: AnswerForm | null;
  readonly link?: object | null;
}

/** The task's fields of a new submission. */
type AnsweredSubmission = Pick<
  Submission,
  'taskId' | 'textVersion' | 'buyerId' | 'batchId' | 'control' | 'reward' | 'reviewDays'
> & {
  readonly title: string;
} & WorkRequirements;

/** Time of the automatic decision; null for never. */
export function dueOf(
  { turn, dueAt, sentAt, reviewDays }: Pick<Submission, 'turn' | 'dueAt' | 'sentAt' | 'reviewDays'>,
  usualDays: number,
): number | null {
  return turn === 'worker' ? dueAt : (dueAt ?? autoAcceptAt(sentAt, reviewDays, usualDays));
}

/** Whether the time of the party that has to act is over. */
export function isOverdue(submission: Submission, now: number, usualDays: number): boolean {
  const due = dueOf(submission, usualDays);
  return submission.status === 'pending' && due !== null && due < now;
}

/** For a buyer who rejects or requests changes, also before the automatic decision. Throws ReviewOver. */
export function assertInTime(submission: Submission, now: number, usualDays: number): void {
  if (submission.turn === 'buyer' && isOverdue(submission, now, usualDays)) throw new ReviewOver();
}

/**
 * The automatic decision: accepted where the buyer did not decide, rejected where the worker did not send the requested
 * changes.
 */
export function automaticDecision({ turn }: Submission): Decision {
  return turn === 'buyer'
    ? { status: 'accepted', by: 'silence' }
    : { status: 'rejected', by: 'silence', reason: 'not revised', reasonCode: 'not-revised' };
}

/**
 * When a submission is accepted automatically; null for never. `usualDays`: the installation's default, 0 for never.
 */
export function autoAcceptAt(from: number, reviewDays: number | null, usualDays: number): number | null {
  const days = reviewDays ?? usualDays;
  return days === 0 ? null : from + days * DAY_MS;
}

/** Throws DetailMissing, AnswersInvalid or ProofMissing. */
export function submit(
  answered: AnsweredSubmission,
  { id, workerId, ...sent }: SentParts & Pick<Submission, 'workerId' | 'id'>,
  now: number,
  usualDays: number,
): Submission {
  const { taskId, title: taskTitle, textVersion, buyerId, batchId, control, reward, reviewDays } = answered;
  return {
    ...{ id, workerId, ...workFor(answered, sent), code: answered.link ? (sent.code ?? null) : null },
    ...{ taskId, taskTitle, textVersion, buyerId, batchId, control, reward, reviewDays },
    ...{ version: 1, status: 'pending', turn: 'buyer', dueAt: autoAcceptAt(now, reviewDays, usualDays) },
    ...{ changesNote: null, changesAt: 0, reason: '', reasonCode: null, sentAt: now, decidedAt: 0 },
    ...{ decidedBy: null, counted: false },
  };
}

const LINK = /https?:\/\/[^\s/]+\.[^\s]+/i;

/**
 * The checked work, with the answers as text where the task has a form. Throws DetailMissing, AnswersInvalid or
 * ProofMissing.
 */
export function workFor({ proof, form, link }: WorkRequirements, sent: SentParts): Work {
  const work = form ? filledIn(form, sent) : written(link ? { ...sent, detail: sent.detail ?? sent.code } : sent);
  assertProof(proof, work);
  return work;
}

function written({ detail, pictures = [], answers }: SentParts): Work {
  if (answers !== undefined) throw new AnswersInvalid([NO_FORM]);
  if (detail === undefined) throw new DetailMissing([NO_DETAIL]);
  return { detail, pictures, answers: null };
}

function filledIn(form: AnswerForm, { pictures: beside = [], answers: sent = {} }: SentParts): Work {
  const parsed = parseAnswers(form, sent as Readonly<Record<string, unknown>>);
  if ('problems' in parsed) throw new AnswersInvalid(parsed.problems);
  const answers = parsed.value;
  const pictures = [...new Set([...picturesIn(form, answers), ...beside])];
  if (pictures.length > FORM_LIMITS.pictures) throw new AnswersInvalid([TOO_MANY_PICTURES]);
  return { detail: answersText(form, answers, LENGTHS.submissionDetail), pictures, answers };
}

const NO_DETAIL = { field: 'submissionDetail', code: 'required', message: 'This field is required.' };
const NO_FORM = { field: 'answers', code: 'no-form', message: 'This task has no form.' };
const TOO_MANY_PICTURES = {
  field: 'pictures',
  code: 'maxItems',
  message: `A submission has at most ${FORM_LIMITS.pictures} images.`,
};

const missing = (field: string, code: ErrorCode) => ({ field, code, message: ERROR_MESSAGES[code] });

function assertProof(proof: ProofOfWork, { detail, pictures }: Work): void {
  if (pictures.length < proof.pictures) throw new ProofMissing([missing('pictures', 'submission/pictures-missing')]);
  if (proof.link && !LINK.test(detail))
    throw new ProofMissing([missing('submissionDetail', 'submission/link-missing')]);
}

/** The submission after its worker sent the changes. The buyer's time restarts in full. */
export function revise(submission: Submission, work: Work, now: number, usualDays: number): Submission | undefined {
  if (!mayMake('revised', submission, 'worker')) return undefined;
  const dueAt = autoAcceptAt(now, submission.reviewDays, usualDays);
  return { ...submission, ...work, version: submission.version + 1, turn: 'buyer', dueAt };
}

/** The submission after its buyer requested changes, which are due in `hours`; undefined where that is not allowed. */
export function requestChanges(
  submission: Submission,
  note: string,
  now: number,
  hours: number,
): Submission | undefined {
  if (submission.changesAt !== 0 || !mayMake('changes-asked', submission, 'buyer')) return undefined;
  return { ...submission, turn: 'worker', changesNote: note, changesAt: now, dueAt: now + hours * 60 * 60 * 1000 };
}

function mayMake(change: keyof typeof SUBMISSION_TRANSITIONS, { status, turn }: Submission, actor: string): boolean {
  const move: SubmissionMove = SUBMISSION_TRANSITIONS[change];
  return canTransition(move, status, actor) && (move.turn[actor] ?? turn) === turn;
}

/** Throws NotAWorker for every other role. */
export function assertWorker(role: Role | undefined): void {
  if (role !== 'Worker') throw new NotAWorker(role);
}

/** The decided submission; undefined where the transition is not allowed, or not by this actor. */
export function decide(submission: Submission, decision: Decision, now: number): DecidedSubmission | undefined {
  const { status, by } = decision;
  if (!mayMake(status, submission, by)) return undefined;
  const decided = { ...submission, status, decidedAt: now, decidedBy: by, counted: by !== 'removal' };
  if (decision.status === 'accepted') return decided;
  const { reason, reasonCode = null } = decision;
  return { ...decided, reason, reasonCode };
}

/** For a repeated decision: succeeds if the first one was the same. Throws AlreadyReviewed or ChangesAwaited. */
export function assertDecided(submission: Submission | undefined, status: SubmissionStatus): void {
  if (submission?.status === 'pending' && submission.turn === 'worker') throw new ChangesAwaited();
  if (submission?.status !== status) throw new AlreadyReviewed();
}
