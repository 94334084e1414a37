import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type OpenItem } from '../../tasks';

export interface StreamProgress {
  readonly submitted: number;
  /** Pay of their accepted and pending submissions. */
  readonly earned: Coins;
  readonly skipped: number;
  /** Control items among the submitted ones. */
  readonly controls: number;
}

/** An open item as one worker sees it. */
export interface StreamItem extends OpenItem {
  /** The worker has submitted or skipped it. */
  readonly handled: boolean;
}

export interface OpenItemRange {
  readonly batchId: Id;
  readonly workerId: Id;
  /** Only control items, or only the others. */
  readonly control: boolean;
  /** Starts after this item, or with items of this number of open slots. */
  readonly after: OpenItem | number;
}

/** A worker's submitted and skipped items of batches. */
export abstract class StreamWork {
  abstract progressIn(batchId: Id, workerId: Id): Promise<StreamProgress>;

  /** At most `limit` items with an open slot, those with the fewest open slots first, then by line. */
  abstract nearest(range: OpenItemRange, limit: number): Promise<readonly StreamItem[]>;

  /** The item is not offered to the worker again. Idempotent. */
  abstract skip(batchId: Id, workerId: Id, taskId: Id): Promise<void>;

  /** Deletes the rows of a removed person. */
  abstract deleteSkipsOf(workerId: Id): Promise<void>;
}
