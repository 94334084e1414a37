import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';

/** How far a worker is in a batch. */
export interface StreamDone {
  /** Items that they have sent work for. */
  readonly done: number;
  /** What their accepted and waiting work pays. */
  readonly earned: Coins;
  readonly skipped: number;
  /** How many of those done are control items. */
  readonly controls: number;
}

/** What workers have done of the items of batches. */
export abstract class StreamWork {
  abstract doneIn(batchId: Id, workerId: Id): Promise<StreamDone>;

  /** Which of these items they have sent work for, or skipped. */
  abstract touched(batchId: Id, workerId: Id, taskIds: readonly Id[]): Promise<ReadonlySet<Id>>;

  /** Does not offer the item to them again. A second time changes nothing. */
  abstract skip(batchId: Id, workerId: Id, taskId: Id): Promise<void>;

  /** For somebody who was removed. */
  abstract forgetSkipsOf(workerId: Id): Promise<void>;
}
