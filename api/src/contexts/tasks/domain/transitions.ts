import { type Id } from '../../../kernel/ids';
import { type ActorOf, type Transition } from '../../../kernel/transitions';

/**
 * review: nobody sees it before an Admin has looked at it; open: takes work until its completion date or closing time has passed; hidden:
 * its buyer is suspended, so that it takes none and is not listed; paused: an item of a batch that its buyer has paused, which takes none
 * and is not listed; expired: the date has passed; deleted: hidden everywhere.
 */
export type TaskStatus = 'review' | 'open' | 'hidden' | 'paused' | 'expired' | 'deleted';

/** What can be done with a task, and some of it only `in-time`: up to its completion date and closing time, or `overdue`: after either. */
export interface TaskMove extends Transition<TaskStatus> {
  readonly when?: 'in-time' | 'overdue';
}

/**
 * What becomes of a task, from which state, by whom and when: `expired` and `deleted` are states, `recalled`, `closed` and `declined` make it
 * expired before its time, `approved` opens it, everything else leaves the state as it is. A place is taken by sent work, given back by the decision that rejects it, and set aside for a
 * dispute about that.
 */
export const TASK_TRANSITIONS = {
  reworded: { from: ['open', 'paused', 'expired'], by: ['buyer'] },
  hidden: { from: ['open'], by: ['suspension'] },
  shown: { from: ['hidden'], by: ['suspension'] },
  paused: { from: ['open'], by: ['batch'], when: 'in-time' },
  resumed: { from: ['paused'], by: ['batch'] },
  resized: { from: ['open', 'paused'], by: ['buyer'], when: 'in-time' },
  approved: { from: ['review'], by: ['Admin'] },
  declined: { from: ['review'], by: ['Admin'] },
  taken: { from: ['open'], by: ['worker'], when: 'in-time' },
  'given-back': { from: ['open', 'hidden', 'paused'], by: ['decision'] },
  'set-aside': { from: ['open', 'hidden', 'paused'], by: ['dispute'] },
  expired: { from: ['review', 'open', 'hidden', 'paused'], by: ['time'], when: 'overdue' },
  recalled: { from: ['review', 'open', 'hidden', 'paused'], by: ['lien'] },
  closed: { from: ['review', 'open', 'hidden', 'paused'], by: ['batch'] },
  deleted: { from: ['review', 'open', 'hidden', 'paused', 'expired'], by: ['buyer', 'Admin', 'removal'] },
} as const satisfies Record<string, TaskMove>;

export type TaskChange = keyof typeof TASK_TRANSITIONS;

/** Whose hand a change takes; a buyer's reaches their own tasks alone. */
export type TaskHand<Change extends TaskChange> = WithIdentity<ActorOf<(typeof TASK_TRANSITIONS)[Change]>>;

type WithIdentity<Hand> = Hand extends 'buyer' ? { readonly buyerId: Id } : Hand;
