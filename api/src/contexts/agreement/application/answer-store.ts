import { type Id } from '../../../kernel/ids';
import { type Item } from '../domain/item';

/** Keeps items and the answers to them, for comparison. Inside the caller's unit of work. */
export abstract class AnswerStore {
  /** Items of one set. At least one. */
  abstract expect(setId: Id, items: readonly Item[]): Promise<void>;

  /** What a worker answered; nothing is kept where the task is no item. */
  abstract given(taskId: Id, workerId: Id, answer: string): Promise<void>;

  /** What they answer instead. */
  abstract changed(taskId: Id, workerId: Id, answer: string): Promise<void>;

  /** For whoever removes a person. */
  abstract forget(workerId: Id): Promise<void>;
}
