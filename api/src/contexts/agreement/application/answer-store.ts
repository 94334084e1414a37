import { type Id } from '../../../kernel/ids';
import { type Given } from '../domain/answer';
import { type Item } from '../domain/item';
import { type AdaptiveOverlap } from '../domain/overlap';

/** Keeps items and the answers to them, for comparison. Inside the caller's unit of work. */
export abstract class AnswerStore {
  /** Items of one set. At least one. */
  abstract expect(setId: Id, items: readonly Item[]): Promise<void>;

  /** What a worker answered; nothing is kept where the task is no item. */
  abstract given(taskId: Id, workerId: Id, given: Given): Promise<void>;

  /** What they answer instead. */
  abstract changed(taskId: Id, workerId: Id, given: Given): Promise<void>;

  /** Whether the answer counts: work that was rejected does not. */
  abstract count(taskId: Id, workerId: Id, counts: boolean): Promise<void>;

  /** How the items of a set are weighed from now on; undefined: not at all. */
  abstract adapt(setId: Id, overlap: AdaptiveOverlap | undefined): Promise<void>;

  /** Whether the task is an item of a set with adaptive overlap. */
  abstract isAdaptive(taskId: Id): Promise<boolean>;

  /**
   * Weighs the answers to such an item, and tells whether it needs no more. The caller holds the item. Its label stands for the estimates
   * of its workers from then on.
   */
  abstract weigh(taskId: Id): Promise<boolean>;

  /** Writes down places that were not needed. */
  abstract release(taskId: Id, places: number): Promise<void>;

  /** For whoever removes a person. */
  abstract forget(workerId: Id): Promise<void>;
}
