import { type Id } from '../../../kernel/ids';
import { type Given } from '../domain/answer';
import { type Item } from '../domain/item';

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

  /** For whoever removes a person. */
  abstract forget(workerId: Id): Promise<void>;
}
