import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type TaskDraft } from '../../tasks';
import { type Batch, type BatchRow } from '../domain/batch';
import { type Overlap } from '../domain/overlap';

/** A batch whose template is a complete task. */
export type TaskBatch = Batch<TaskDraft>;

/**
 * Stores batches and their rows. Every change is one guarded write that returns false when the batch is in another
 * state.
 */
export abstract class Batches {
  abstract add(batch: TaskBatch, rows: readonly BatchRow[]): Promise<void>;

  abstract find(id: Id): Promise<TaskBatch | undefined>;

  /** The next unposted rows, in their order. */
  abstract unposted(batch: TaskBatch, limit: number): Promise<readonly BatchRow[]>;

  /** At most `limit` rows with posted tasks, after the first `after` of them. */
  abstract posted(batch: TaskBatch, after: number, limit: number): Promise<readonly BatchRow[]>;

  /** Rows by their number in the batch, from 1. */
  abstract numbered(id: Id, numbers: readonly number[]): Promise<ReadonlyMap<number, BatchRow>>;

  /** Control items by their number. */
  abstract controls(id: Id): Promise<ReadonlyMap<number, BatchRow>>;

  /** Advances the count of posted rows unless another process did. The batch is done after the last one. */
  abstract advance(batch: TaskBatch, by: number, now: number): Promise<boolean>;

  /**
   * Stores another overlap and returns the batch as it was before. Locks the batch until the unit of work ends.
   * Undefined where it has ended.
   */
  abstract changeOverlap(batch: TaskBatch, overlap: Overlap): Promise<TaskBatch | undefined>;

  /** Pauses or resumes. False where it is in that state already, or has ended. */
  abstract pause(id: Id, paused: boolean): Promise<boolean>;

  /** Stops the batch and deletes its unposted rows. */
  abstract stop(id: Id, state: 'cancelled' | 'past', now: number): Promise<boolean>;

  /** Stores the coins of open slots that were returned when its posted tasks were closed. */
  abstract storeClosedCoins(id: Id, coins: Coins): Promise<void>;

  /** At most `limit` batches with unposted rows, oldest first. */
  abstract due(limit: number): Promise<readonly Id[]>;

  /** A buyer's batches with unposted rows. */
  abstract postingOf(buyerId: Id): Promise<readonly Id[]>;
}
