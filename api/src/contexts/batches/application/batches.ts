import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type TaskDraft } from '../../tasks';
import { type Batch, type BatchRow } from '../domain/batch';
import { type Overlap } from '../domain/overlap';

/** A batch whose template is a whole task. */
export type TaskBatch = Batch<TaskDraft>;

/** Keeps batches and their rows. Every change is one guarded write that answers false when the batch is not where it has to be. */
export abstract class Batches {
  abstract add(batch: TaskBatch, rows: readonly BatchRow[]): Promise<void>;

  abstract find(id: Id): Promise<TaskBatch | undefined>;

  /** The next rows that are not posted, in their order. */
  abstract unposted(batch: TaskBatch, limit: number): Promise<readonly BatchRow[]>;

  /** At most `limit` rows whose tasks are posted, behind the first `after` of them. */
  abstract posted(batch: TaskBatch, after: number, limit: number): Promise<readonly BatchRow[]>;

  /** Rows by their place in the batch, from 1. */
  abstract numbered(id: Id, numbers: readonly number[]): Promise<ReadonlyMap<number, BatchRow>>;

  /** Control items, by their place. */
  abstract controls(id: Id): Promise<ReadonlyMap<number, BatchRow>>;

  /** Counts so many more as posted, unless somebody else did; it is done with the last of them. */
  abstract advance(batch: TaskBatch, by: number, now: number): Promise<boolean>;

  /**
   * Writes another overlap down, and answers the batch as it stood, which nobody changes before the running unit of work ends; undefined
   * where it has ended.
   */
  abstract changeOverlap(batch: TaskBatch, overlap: Overlap): Promise<TaskBatch | undefined>;

  /** Its items are offered to nobody, or are so again. False where it is so already, or has ended. */
  abstract pause(id: Id, paused: boolean): Promise<boolean>;

  /** Stops it, and forgets the rows that are not posted. */
  abstract stop(id: Id, state: 'cancelled' | 'past', now: number): Promise<boolean>;

  /** Writes down the coins of open places that came back when its posted tasks were closed. */
  abstract noteClosed(id: Id, coins: Coins): Promise<void>;

  /** At most `limit` batches with rows to post, the oldest first. */
  abstract due(limit: number): Promise<readonly Id[]>;

  /** A buyer's batches with rows to post. */
  abstract postingOf(buyerId: Id): Promise<readonly Id[]>;
}
