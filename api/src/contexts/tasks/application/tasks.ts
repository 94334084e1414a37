import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type TaskHand } from '../domain/transitions';
import { type Task, type TaskEdit } from '../domain/task';

/** A task whose open places were just changed or given up, with how many there were right before. */
export interface Changed {
  readonly task: Task;
  readonly slotsBefore: number;
}

/** An item of a batch that was closed, with the open places that it gave up. */
export interface ClosedItem {
  readonly id: Id;
  readonly buyerId: Id;
  readonly payable: Coins;
  readonly slots: number;
}

/**
 * Keeps tasks. Every change is one conditional write that answers undefined or false when the task may not come to that: from
 * its state, on that day, or by that hand.
 */
export abstract class Tasks {
  abstract add(...tasks: readonly Task[]): Promise<void>;

  /** Also deleted ones. */
  abstract find(id: Id): Promise<Task | undefined>;

  /** Gives the buyer's task a new text, keeps the earlier ones, and changes those of its terms that are named. */
  abstract reword(id: Id, buyerId: Id, edit: TaskEdit): Promise<boolean>;

  /** Sets the open places of the buyer's task while it takes work. */
  abstract resize(id: Id, buyerId: Id, openSlots: number): Promise<Changed | undefined>;

  /** Hides a task for good and gives its open places up. */
  abstract delete(id: Id, by: TaskHand<'deleted'>): Promise<Changed | undefined>;

  /** Closes an open task whose completion date or closing time has passed and gives its open places up. */
  abstract expire(id: Id): Promise<Changed | undefined>;

  /** Closes an open task of a buyer who owes coins and gives its open places up. */
  abstract recall(id: Id): Promise<Changed | undefined>;

  /** Closes a task that waits for an Admin and gives its open places up. */
  abstract decline(id: Id): Promise<Changed | undefined>;

  /** Closes every open item of a batch, and tells which of them gave open places up. */
  abstract closeItems(batchId: Id): Promise<readonly ClosedItem[]>;

  /** How many open places a deleted task gave up when it was deleted. */
  abstract slotsGivenUp(id: Id): Promise<number>;

  /** Hides all open tasks of a buyer, or shows again what was hidden so. Their places stay as they are. */
  abstract hideAllOf(buyerId: Id, hidden: boolean): Promise<void>;

  /** The open items of a batch take no work until they are resumed. Their places stay as they are. */
  abstract pauseItems(batchId: Id, paused: boolean): Promise<void>;

  /** At most `limit` open tasks whose completion date or closing time has passed. */
  abstract overdue(limit: number): Promise<readonly Id[]>;

  /** A buyer's newest open task, those with open places first. */
  abstract newestOpen(buyerId: Id): Promise<Id | undefined>;

  /** At most `limit` of a buyer's tasks that are not deleted. */
  abstract keptBy(buyerId: Id, limit: number): Promise<readonly Id[]>;
}
