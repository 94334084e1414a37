import {
  type AnswerForm,
  type Audience,
  type ContentNotice,
  type ProofOfWork,
  type TaskCategory,
  type TaskReview,
  DEFAULT_ALLOWANCE_MINUTES,
} from '@kaaj/contract';
import { type Coins, multiplyCoins } from '../../../kernel/coins';
import { type Moment } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { type TaskLink } from './link';
import { TASK_TRANSITIONS, type TaskMove, type TaskStatus } from './transitions';
import { DeadlineInPast, EstimateTooLong } from './task.errors';

/** What a buyer may word anew later; each version of it is kept. */
export interface TaskText {
  readonly title: string;
  readonly detail: string;
  readonly submissionInfo: string;
  /** What work has to hold. */
  readonly proof: ProofOfWork;
  /** What a worker fills in; null for free text. Undefined where a list left it out. */
  readonly form?: AnswerForm | null;
}

/** What a buyer may change later beside the text, for whoever comes then. */
export interface TaskTerms {
  readonly category: TaskCategory;
  /** Days to decide on work that is sent; null: as the owner of the installation has set. */
  readonly reviewDays: number | null;
  /** For so long a place is kept for a worker who claims it. */
  readonly allowanceMinutes: number;
  /** How long its buyer expects it to take; null where they did not say. */
  readonly estimatedMinutes: number | null;
  readonly contentNotice: ContentNotice;
}

/** What a task has whose buyer does not say. */
export const DEFAULT_TERMS: TaskTerms & Pick<TaskText, 'proof' | 'form'> = {
  category: 'other',
  reviewDays: null,
  allowanceMinutes: DEFAULT_ALLOWANCE_MINUTES,
  estimatedMinutes: null,
  contentNotice: 'none',
  proof: { text: '', pictures: 0, link: false },
  form: null,
};

/** What is not named stays as it is. */
export type TaskEdit = Omit<TaskText, 'proof'> & Partial<Pick<TaskText, 'proof'> & TaskTerms & Pick<TaskDraft, 'link'>>;

export interface TaskDraft extends TaskText, TaskTerms {
  readonly buyerId: Id;
  readonly slots: number;
  /** Coins for each worker. */
  readonly payable: Coins;
  /** The last calendar day that takes work, YYYY-MM-DD. */
  readonly completionDate: string;
  /** It takes no more work from this moment on, milliseconds since the epoch; null for the whole of that day. Undefined counts as null. */
  readonly closesAt?: number | null;
  readonly imageUrl: string;
  /** Where the work lives, in place of a form; null for here. Undefined where a list left it out. */
  readonly link?: TaskLink | null;
  /** Who may take it; null for everybody. Undefined where it was not read. */
  readonly audience?: Audience | null;
}

/** Where in a batch a task is. */
export interface BatchItem {
  readonly batchId: Id;
  /** Of the file, from 1. */
  readonly line: number;
  /** Whether its answer is known to the buyer, which no worker may see. Undefined where it was not read. */
  readonly control?: boolean;
}

export interface Task extends Omit<TaskDraft, 'slots'> {
  readonly id: Id;
  /** Null for a task of its own. */
  readonly item: BatchItem | null;
  readonly openSlots: number;
  /** All places: the open ones and those with work. */
  readonly places: number;
  readonly status: TaskStatus;
  /** Whether it is not everybody's. */
  readonly restricted: boolean;
  /** 1 for the text it was posted with, one more with every edit. */
  readonly textVersion: number;
  /** How long half of the people took who have done it; null while too few have. */
  readonly medianMinutes: number | null;
  /** What became of it before it was public; null where nobody had to look at it. */
  readonly review: TaskReview | null;
}

/** The task a draft becomes. Throws DeadlineInPast. */
export function postTask({ slots, ...draft }: TaskDraft, id: Id, moment: Moment, item: BatchItem | null = null): Task {
  assertInFuture(draft, moment);
  const restricted = Boolean(draft.audience);
  const standing = { openSlots: slots, places: slots, status: 'open', textVersion: 1, medianMinutes: null } as const;
  return { ...draft, ...standing, id, item, restricted, review: null };
}

/** The same, for an Admin to look at before it is public. */
export const inReview = (task: Task): Task => ({ ...task, status: 'review', review: 'waiting' });

/** Throws EstimateTooLong where nobody could do the work in the time that a place is kept. */
export function assertEstimate({ estimatedMinutes, allowanceMinutes }: TaskEstimate): void {
  if ((estimatedMinutes ?? 0) > allowanceMinutes) throw new EstimateTooLong();
}

type TaskEstimate = Pick<TaskTerms, 'estimatedMinutes' | 'allowanceMinutes'>;

/** What `slots` places of a task cost its buyer. */
export function costOf({ payable }: Pick<Task, 'payable'>, slots: number): Coins {
  return multiplyCoins(payable, slots);
}

/** What decides whether a task takes work. */
type Standing = Pick<Task, 'status'> & Closing;
export type Closing = Pick<TaskDraft, 'completionDate' | 'closesAt'>;

/** Whether the completion date or the closing time has passed. */
export function isOver({ completionDate, closesAt }: Closing, { today, now }: Moment): boolean {
  return completionDate < today || (closesAt ?? Infinity) <= now;
}

/** Throws DeadlineInPast. */
export function assertInFuture({ completionDate, closesAt }: Closing, moment: Moment): void {
  if (!isOver({ completionDate, closesAt }, moment)) return;
  throw new DeadlineInPast(completionDate < moment.today ? 'completionDate' : 'closesAt');
}

/** Whether a task may come to that at this moment. */
export function allows({ from, when }: TaskMove, { status, ...closing }: Standing, moment: Moment): boolean {
  if (!from.includes(status)) return false;
  return when === undefined || (when === 'overdue') === isOver(closing, moment);
}

export function takesWork(task: Standing, moment: Moment): boolean {
  return allows(TASK_TRANSITIONS.taken, task, moment);
}

/** Whether it would take work if its batch were not paused. */
export function isPaused(task: Standing, moment: Moment): boolean {
  return task.status === 'paused' && !isOver(task, moment);
}
