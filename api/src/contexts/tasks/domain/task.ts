import { type Coins, coinsTimes } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { DeadlineInPast } from './task.errors';

/** open: takes work until its completion date has passed; expired: the date has passed; deleted: hidden everywhere. */
export type TaskStatus = 'open' | 'expired' | 'deleted';

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
}

export interface Task extends Omit<TaskDraft, 'slots'> {
  readonly id: Id;
  readonly openSlots: number;
  readonly status: TaskStatus;
  /** 1 for the text it was posted with, one more with every edit. */
  readonly textVersion: number;
}

/** The task a draft becomes. Throws DeadlineInPast. */
export function postTask({ slots, ...draft }: TaskDraft, id: Id, today: string): Task {
  if (draft.completionDate < today) throw new DeadlineInPast();
  return { ...draft, id, openSlots: slots, status: 'open', textVersion: 1 };
}

/** What `slots` places of a task cost its buyer. */
export function costOf({ payable }: Pick<Task, 'payable'>, slots: number): Coins {
  return coinsTimes(payable, slots);
}

export function takesWork({ status, completionDate }: Pick<Task, 'status' | 'completionDate'>, today: string): boolean {
  return status === 'open' && completionDate >= today;
}
