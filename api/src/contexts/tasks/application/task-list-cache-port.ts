import { type Task as WireTask } from '@kaaj/contract';

/** Copies that are kept of the list, for a second at most. */
export abstract class TaskListCachePort {
  /** The newest hundred tasks that have a place left, as visitors see them. */
  abstract newestOpen(): Promise<readonly WireTask[]>;

  /** Inside the unit of work that changes a task: its buyer sees the change at once, at least through this process. */
  abstract invalidate(): void;
}
