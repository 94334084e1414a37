import { type Id } from '../../../kernel/ids';
import { type TaskActor, type TaskEnd } from '../domain/transitions';
import { type Task, type TaskEdit } from '../domain/task';

/** A task whose open slots were changed or closed, with their number before. */
export interface Changed {
  readonly task: Task;
  readonly slotsBefore: number;
}

/** An item of a batch that was closed, with the open slots that it gave up. */
export interface ClosedItem extends Pick<Task, 'id' | 'buyerId' | 'payable'> {
  readonly slots: number;
}

/**
 * Stores tasks. Every change is one guarded write. It returns undefined or false where state, date or actor do not
 * allow the transition.
 */
export abstract class Tasks {
  abstract add(...tasks: readonly Task[]): Promise<void>;

  /** Including deleted ones. */
  abstract find(id: Id): Promise<Task | undefined>;

  /** Stores a new version of the text, and changes the given terms. */
  abstract reword(id: Id, buyerId: Id, edit: TaskEdit): Promise<boolean>;

  /** Sets the number of open slots of the buyer's task while it takes work. */
  abstract resize(id: Id, buyerId: Id, openSlots: number): Promise<Changed | undefined>;

  /**
   * Closes a task and its open slots: hides it permanently, or because its completion date or closing time has passed,
   * its buyer owes coins, or an Admin declined it in review.
   */
  abstract close<End extends TaskEnd>(id: Id, end: End, by: TaskActor<End>): Promise<Changed | undefined>;

  /** Closes every open item of a batch, and returns those that gave up open slots. */
  abstract closeItems(batchId: Id): Promise<readonly ClosedItem[]>;

  /** The number of open slots that were closed when the task was deleted. */
  abstract slotsGivenUp(id: Id): Promise<number>;

  /** Hides all open tasks of a buyer, or shows the hidden ones again. Slots do not change. */
  abstract hideAllOf(buyerId: Id, hidden: boolean): Promise<void>;

  /** Pauses or resumes the open items of a batch. Slots do not change. */
  abstract pauseItems(batchId: Id, paused: boolean): Promise<void>;

  /** At most `limit` open tasks whose completion date or closing time has passed. */
  abstract overdue(limit: number): Promise<readonly Id[]>;

  /** A buyer's newest open task, those with open slots first. */
  abstract newestOpen(buyerId: Id): Promise<Id | undefined>;

  /** At most `limit` of a buyer's tasks that are not deleted. */
  abstract undeletedOf(buyerId: Id, limit: number): Promise<readonly Id[]>;
}
