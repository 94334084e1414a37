import { type Task as WireTask } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** Tasks as visitors see them. */
export interface NewestTasks {
  readonly data: readonly WireTask[];
  /** The ids of those tasks and batches with an audience. */
  readonly restricted: readonly Id[];
}

/** Cached copies of the list, for at most a second. */
export abstract class TaskListCachePort {
  /** The newest hundred tasks with an open slot. */
  abstract newestOpen(): Promise<NewestTasks>;

  /**
   * Call it inside the unit of work that changes a task: its buyer then sees the change immediately, at least in this
   * process.
   */
  abstract invalidate(): void;
}
