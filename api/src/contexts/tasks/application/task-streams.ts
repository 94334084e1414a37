import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type TaskStatus } from '../domain/transitions';

/** What lists show of a batch beside the item that stands for it. */
export interface NewStream {
  /** That of the batch. */
  readonly id: Id;
  readonly buyerId: Id;
  /** Templates. */
  readonly title: string;
  readonly detail: string;
  readonly payable: Coins;
  /** YYYY-MM-DD */
  readonly completionDate: string;
  readonly closesAt?: number | null;
  readonly items: number;
  /** How many of them are control items, and the share of what is offered to a worker that are. */
  readonly controls: number;
  readonly goldRate: number;
  /** Whether it is not everybody's. */
  readonly restricted: boolean;
}

export interface TaskStream extends Pick<
  NewStream,
  'id' | 'buyerId' | 'completionDate' | 'closesAt' | 'items' | 'controls' | 'goldRate' | 'restricted'
> {
  readonly status: TaskStatus;
}

/** An item with an open slot. */
export interface OpenItem {
  readonly id: Id;
  readonly openSlots: number;
}

/** Keeps batches as the streams of tasks that workers go through. */
export abstract class TaskStreams {
  /** `waits`: for an Admin, before it is public. */
  abstract add(stream: NewStream, waits?: boolean): Promise<void>;

  /** Counts so many more items as posted. */
  abstract count(id: Id, by: number): Promise<void>;

  /** It has no more items than were posted so far. */
  abstract end(id: Id): Promise<void>;

  /** Takes streams whose completion date or closing time has passed out of the public list. */
  abstract expire(): Promise<void>;

  /** Takes an open stream out of the public list, or puts it back. */
  abstract pause(id: Id, paused: boolean): Promise<void>;

  abstract find(id: Id): Promise<TaskStream | undefined>;

  /** Whether an item has an open slot; control items count. */
  abstract hasOpenItem(id: Id): Promise<boolean>;

  /**
   * How many items have an open place, inside a unit of work. Some seconds old at most; as many more as counting takes where there are
   * hundreds of thousands.
   */
  abstract openItems(id: Id): Promise<number>;
}
