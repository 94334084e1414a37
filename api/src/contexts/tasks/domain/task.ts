import {
  type AnswerForm,
  type Audience,
  type ContentNotice,
  type ProofOfWork,
  type TaskCategory,
  type TaskReview,
  DEFAULT_ALLOWANCE_MINUTES,
  ERROR_MESSAGES,
} from '@kaaj/contract';
import { type Coins, multiplyCoins } from '../../../kernel/coins';
import { type Moment } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { type TaskLink } from './link';
import { TASK_TRANSITIONS, type TaskMove, type TaskStatus } from './transitions';
import { DeadlineInPast, EstimateTooLong } from './task.errors';

/** The parts that a buyer may edit; every version is stored. */
export interface TaskText {
  readonly title: string;
  readonly detail: string;
  readonly submissionInfo: string;
  readonly proof: ProofOfWork;
  /** The form for workers; null for free text. Undefined where a list left it out. */
  readonly form?: AnswerForm | null;
}

/** Terms that a buyer may edit in addition to the text; changes apply to later claims and submissions. */
export interface TaskTerms {
  readonly category: TaskCategory;
  /** Days to decide on a submission; null: the installation's default. */
  readonly reviewDays: number | null;
  /** How long a claim lasts. */
  readonly allowanceMinutes: number;
  /** The buyer's estimate; null for none. */
  readonly estimatedMinutes: number | null;
  readonly contentNotice: ContentNotice;
}

export const DEFAULT_TERMS: TaskTerms & Pick<TaskText, 'proof' | 'form'> = {
  category: 'other',
  reviewDays: null,
  allowanceMinutes: DEFAULT_ALLOWANCE_MINUTES,
  estimatedMinutes: null,
  contentNotice: 'none',
  proof: { text: '', pictures: 0, link: false },
  form: null,
};

/** Missing fields stay as they are. */
export type TaskEdit = Omit<TaskText, 'proof'> & Partial<Pick<TaskText, 'proof'> & TaskTerms & Pick<TaskDraft, 'link'>>;

export interface TaskDraft extends TaskText, TaskTerms {
  readonly buyerId: Id;
  readonly slots: number;
  /** Coins for each worker. */
  readonly payable: Coins;
  /** The last calendar day that takes work, YYYY-MM-DD. */
  readonly completionDate: string;
  /** Takes no work from this time on, in milliseconds since the epoch; null or undefined: until the end of that day. */
  readonly closesAt?: number | null;
  readonly imageUrl: string;
  /** The link of a task on another site, instead of a form; null for none. Undefined where a list left it out. */
  readonly link?: TaskLink | null;
  /** Who may take it; null for everyone. Undefined where it was not read. */
  readonly audience?: Audience | null;
}

/** Position of a task in its batch. */
export interface BatchItem {
  readonly batchId: Id;
  /** Line of the file, from 1. */
  readonly line: number;
  /** Whether it is a control item, which workers must not see. Undefined where it was not read. */
  readonly control?: boolean;
}

export interface Task extends Omit<TaskDraft, 'slots'> {
  readonly id: Id;
  /** Null for a single task. */
  readonly item: BatchItem | null;
  readonly openSlots: number;
  /** All slots: open ones and those with a claim or submission. */
  readonly places: number;
  readonly status: TaskStatus;
  /** Whether it has an audience. */
  readonly restricted: boolean;
  /** 1 for the original text, incremented with every edit. */
  readonly textVersion: number;
  /** Median duration; null while too few people have done it. */
  readonly medianMinutes: number | null;
  /** Result of the review before publication; null without one. */
  readonly review: TaskReview | null;
}

/** The id under which a task's audience, questions and secret are stored: its own, or its batch's. */
export const subjectOf = ({ id, item }: Pick<Task, 'id' | 'item'>): Id => item?.batchId ?? id;

/** Creates the task of a draft. Throws DeadlineInPast. */
export function postTask({ slots, ...draft }: TaskDraft, id: Id, moment: Moment, item: BatchItem | null = null): Task {
  assertInFuture(draft, moment);
  const restricted = Boolean(draft.audience);
  const initial = { openSlots: slots, places: slots, status: 'open', textVersion: 1, medianMinutes: null } as const;
  return { ...draft, ...initial, id, item, restricted, review: null };
}

/** The task in the state before an Admin's review. */
export const inReview = (task: Task): Task => ({ ...task, status: 'review', review: 'waiting' });

/** Throws EstimateTooLong where the estimate exceeds the claim time. */
export function assertEstimate({ estimatedMinutes, allowanceMinutes }: TaskEstimate): void {
  if ((estimatedMinutes ?? 0) > allowanceMinutes) throw new EstimateTooLong();
}

type TaskEstimate = Pick<TaskTerms, 'estimatedMinutes' | 'allowanceMinutes'>;

/** The buyer's cost of `slots` slots. */
export function costOf({ payable }: Pick<Task, 'payable'>, slots: number): Coins {
  return multiplyCoins(payable, slots);
}

/** What determines whether a task takes work. */
type TaskCondition = Pick<Task, 'status'> & Closing;
export type Closing = Pick<TaskDraft, 'completionDate' | 'closesAt'>;

/** Whether the completion date or the closing time has passed. */
export function isOver({ completionDate, closesAt }: Closing, { today, now }: Moment): boolean {
  return completionDate < today || (closesAt ?? Infinity) <= now;
}

/** Throws DeadlineInPast. */
export function assertInFuture({ completionDate, closesAt }: Closing, moment: Moment): void {
  if (!isOver({ completionDate, closesAt }, moment)) return;
  const field = completionDate < moment.today ? 'completionDate' : 'closesAt';
  throw new DeadlineInPast([{ field, code: 'deadline-in-past', message: ERROR_MESSAGES['task/deadline-in-past'] }]);
}

/** Whether a task allows the transition at this time. */
export function allows({ from, when }: TaskMove, task: TaskCondition, moment: Moment): boolean {
  if (!from.includes(task.status)) return false;
  return when === undefined || (when === 'overdue') === isOver(task, moment);
}

export function takesWork(task: TaskCondition, moment: Moment): boolean {
  return allows(TASK_TRANSITIONS.taken, task, moment);
}

/** Whether it would take work if its batch were not paused. */
export function isPaused(task: TaskCondition, moment: Moment): boolean {
  return task.status === 'paused' && !isOver(task, moment);
}
