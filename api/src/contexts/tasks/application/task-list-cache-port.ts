import { type Task as WireTask } from '@kaaj/contract';

/** Cached copies of the list, for at most a second. */
export abstract class TaskListCachePort {
  /** The newest hundred tasks with an open slot, as visitors see them. */
  abstract newestOpen(): Promise<readonly WireTask[]>;

  /**
   * Call it inside the unit of work that changes a task: its buyer then sees the change immediately, at least in this
   * process.
   */
  abstract invalidate(): void;
}
