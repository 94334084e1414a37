import { type Id } from '../../../kernel/ids';

/** A task of a set, whose answers are compared. */
export interface Item {
  readonly taskId: Id;
  /** Place among the items of its set, from 1. */
  readonly number: number;
  /** Whether its answer is known. */
  readonly control: boolean;
}
