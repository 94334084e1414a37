import { type Id } from '../../../kernel/ids';

/** A task of a set whose answers are compared. */
export interface Item {
  readonly taskId: Id;
  /** Number within its set, from 1. */
  readonly number: number;
  /** Whether it is a control item. */
  readonly control: boolean;
}
