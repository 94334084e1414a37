import { type TaskForm } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** A buyer's saved form for new tasks. */
export interface TaskTemplate {
  readonly id: Id;
  readonly buyerId: Id;
  readonly name: string;
  readonly form: TaskForm;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}
