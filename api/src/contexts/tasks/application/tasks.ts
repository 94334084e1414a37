import { type Id } from '../../../kernel/ids';
import { type Task, type TaskText } from '../domain/task';

/** A task whose open places were just changed or given up, with how many there were right before. */
export interface Changed {
  readonly task: Task;
  readonly slotsBefore: number;
}

/** Keeps tasks. Every change is one conditional write that answers undefined or false when its condition did not hold. */
export abstract class Tasks {
  abstract add(task: Task): Promise<void>;

  /** Also deleted ones. */
  abstract find(id: Id): Promise<Task | undefined>;

  /** Gives the buyer's task, unless it is deleted, a new text and keeps the earlier ones. */
  abstract reword(id: Id, buyerId: Id, text: TaskText): Promise<boolean>;

  /** Sets the open places of the buyer's task while it takes work on `today`. */
  abstract resize(id: Id, buyerId: Id, openSlots: number, today: string): Promise<Changed | undefined>;

  /** Hides a task for good and gives its open places up; with `buyerId` only if it is theirs. */
  abstract delete(id: Id, buyerId?: Id): Promise<Changed | undefined>;

  /** Closes an open task whose completion date lies before `today` and gives its open places up. */
  abstract expire(id: Id, today: string): Promise<Changed | undefined>;

  /** How many open places a deleted task gave up when it was deleted. */
  abstract slotsGivenUp(id: Id): Promise<number>;

  /** At most `limit` open tasks whose completion date lies before `today`. */
  abstract overdue(today: string, limit: number): Promise<readonly Id[]>;

  /** At most `limit` of a buyer's tasks that are not deleted. */
  abstract keptBy(buyerId: Id, limit: number): Promise<readonly Id[]>;
}
