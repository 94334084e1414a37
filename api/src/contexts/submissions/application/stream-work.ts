import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type OpenItem } from '../../tasks';

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

/** An open item as one worker sees it. */
export interface StreamItem extends OpenItem {
  /** The worker has sent work for it, or skipped it. */
  readonly done: boolean;
}

export interface OpenItemRange {
  readonly batchId: Id;
  readonly workerId: Id;
  /** Only control items, or only the others. */
  readonly control: boolean;
  /** Begins behind this item, or with items of this number of open slots. */
  readonly after: OpenItem | number;
}

/** What workers have done of the items of batches. */
export abstract class StreamWork {
  abstract doneIn(batchId: Id, workerId: Id): Promise<StreamDone>;

  /** At most `limit` items with an open slot, those with the fewest open slots first, then by line. */
  abstract nearest(range: OpenItemRange, limit: number): Promise<readonly StreamItem[]>;

  /** Does not offer the item to them again. A second time changes nothing. */
  abstract skip(batchId: Id, workerId: Id, taskId: Id): Promise<void>;

  /** For somebody who was removed. */
  abstract forgetSkipsOf(workerId: Id): Promise<void>;
}
