import { type TaskForm } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** The form for a new task as a buyer keeps it, to begin the next one with. */
export interface TaskTemplate {
  readonly id: Id;
  readonly buyerId: Id;
  readonly name: string;
  readonly form: TaskForm;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}
