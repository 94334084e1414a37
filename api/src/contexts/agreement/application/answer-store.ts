import { type Id } from '../../../kernel/ids';
import { type Given } from '../domain/answer';
import { type AdaptiveOverlap } from '../domain/overlap';

/** A task of a set whose answers are compared. */
export interface Item {
  readonly taskId: Id;
  /** Number within its set, from 1. */
  readonly number: number;
  /** Whether it is a control item. */
  readonly control: boolean;
}

/** Stores items and their answers for comparison. Inside the caller's unit of work. */
export abstract class AnswerStore {
  /** Adds items to a set, at least one. */
  abstract registerItems(setId: Id, items: readonly Item[]): Promise<void>;

  /** Stores a worker's answers; ignored where the task is not an item of a set. */
  abstract record(taskId: Id, workerId: Id, given: Given): Promise<void>;

  /** Replaces a worker's answers. */
  abstract changed(taskId: Id, workerId: Id, given: Given): Promise<void>;

  /** Sets whether the answers count: those of rejected submissions do not. */
  abstract count(taskId: Id, workerId: Id, counts: boolean): Promise<void>;

  /** Sets the adaptive overlap of a set; undefined: none. */
  abstract adapt(setId: Id, overlap: AdaptiveOverlap | undefined): Promise<void>;

  /** Whether the task is an item of a set with adaptive overlap. */
  abstract isAdaptive(taskId: Id): Promise<boolean>;

  /**
   * Weighs the answers to an item, and returns whether it needs no more. The caller must have locked the item. Its
   * label is then used to estimate the accuracy of its workers.
   */
  abstract weigh(taskId: Id): Promise<boolean>;

  /** Stores the number of slots that were not needed. */
  abstract release(taskId: Id, slots: number): Promise<void>;

  /** Deletes the answers of a removed person. */
  abstract deleteOf(workerId: Id): Promise<void>;
}
