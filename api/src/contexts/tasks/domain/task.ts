import { type Coins, coinsTimes } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { TASK_MOVES, type TaskMove, type TaskStatus } from './moves';
import { DeadlineInPast } from './task.errors';

/** What a buyer may word anew later. */
export interface TaskText {
  readonly title: string;
  readonly detail: string;
  readonly submissionInfo: string;
}

export interface TaskDraft extends TaskText {
  readonly buyerId: Id;
  readonly slots: number;
  /** Coins for each worker. */
  readonly payable: Coins;
  /** The last calendar day that takes work, YYYY-MM-DD. */
  readonly completionDate: string;
  readonly imageUrl: string;
  /** For so long a place is kept for a worker who claims it. */
  readonly allowanceMinutes: number;
}

export interface Task extends Omit<TaskDraft, 'slots'> {
  readonly id: Id;
  readonly openSlots: number;
  /** All places: the open ones and those with work; null where nobody counted them when it was posted. */
  readonly places: number | null;
  readonly status: TaskStatus;
  /** 1 for the text it was posted with, one more with every edit. */
  readonly textVersion: number;
}

/** The task a draft becomes. Throws DeadlineInPast. */
export function postTask({ slots, ...draft }: TaskDraft, id: Id, today: string): Task {
  if (draft.completionDate < today) throw new DeadlineInPast();
  return { ...draft, id, openSlots: slots, places: slots, status: 'open', textVersion: 1 };
}

/** What `slots` places of a task cost its buyer. */
export function costOf({ payable }: Pick<Task, 'payable'>, slots: number): Coins {
  return coinsTimes(payable, slots);
}

/** What decides whether a task takes work. */
type Standing = Pick<Task, 'status' | 'completionDate'>;

/** Whether a task may come to that on this day. */
export function allows({ from, when }: TaskMove, { status, completionDate }: Standing, today: string): boolean {
  if (!from.includes(status)) return false;
  return when === undefined || (when === 'overdue') === completionDate < today;
}

export function takesWork(task: Standing, today: string): boolean {
  return allows(TASK_MOVES.taken, task, today);
}
