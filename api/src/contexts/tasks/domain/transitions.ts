import { type Id } from '../../../kernel/ids';
import { type ActorOf, type Transition } from '../../../kernel/transitions';

/**
 * - review: hidden until an Admin has reviewed it
 * - open: takes submissions until its completion date or closing time
 * - hidden: its buyer is suspended; takes no submissions and is not listed
 * - paused: an item of a paused batch; takes no submissions and is not listed
 * - expired: its time has passed
 * - deleted: hidden everywhere
 */
export type TaskStatus = 'review' | 'open' | 'hidden' | 'paused' | 'expired' | 'deleted';

/**
 * A transition may be limited to `in-time`, before the completion date and closing time, or to `overdue`, after either.
 */
export interface TaskMove extends Transition<TaskStatus> {
  readonly when?: 'in-time' | 'overdue';
}

/**
 * Allowed transitions of a task, by whom and when. `expired` and `deleted` are states. `recalled`, `closed` and
 * `declined` lead to `expired` early. `approved` opens the task. All other actions do not change the state.
 *
 * A slot is taken by a claim or a submission. It is released by a rejection or the end of an unused claim, and set aside
 * for a dispute about the rejection.
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

/** Changes that close a task. */
export type TaskEnd = 'deleted' | 'expired' | 'recalled' | 'declined';

/** Who may make this change; buyers only to their own tasks. */
export type TaskActor<Change extends TaskChange> = WithIdentity<ActorOf<(typeof TASK_TRANSITIONS)[Change]>>;

type WithIdentity<Hand> = Hand extends 'buyer' ? { readonly buyerId: Id } : Hand;
