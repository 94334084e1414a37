import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type TaskStatus } from '../domain/transitions';

/** The list entry of a batch. */
export interface NewStream {
  /** Id of the batch. */
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
  /** Number of control items, and their share of what is offered to a worker. */
  readonly controls: number;
  readonly goldRate: number;
  /** Whether it has an audience. */
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

/** Stores batches as streams of tasks for workers. */
export abstract class TaskStreams {
  /** `waits`: for an Admin's review. */
  abstract add(stream: NewStream, waits?: boolean): Promise<void>;

  /** Adds to the number of posted items. */
  abstract count(id: Id, by: number): Promise<void>;

  /** Ends posting: sets the number of items to those posted so far. */
  abstract end(id: Id): Promise<void>;

  /** Removes streams from the public list when their completion date or closing time has passed. */
  abstract expire(): Promise<void>;

  /** Removes an open stream from the public list, or adds it again. */
  abstract pause(id: Id, paused: boolean): Promise<void>;

  abstract find(id: Id): Promise<TaskStream | undefined>;

  /** Whether an item has an open slot; control items count. */
  abstract hasOpenItem(id: Id): Promise<boolean>;

  /**
   * Number of items with open slots, inside a unit of work. Cached for some seconds, and longer for batches with
   * hundreds of thousands of items.
   */
  abstract openItems(id: Id): Promise<number>;
}
