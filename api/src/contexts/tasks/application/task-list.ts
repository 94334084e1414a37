import { type SortOrder, type Task as WireTask, type TaskCategory } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Viewer } from './viewer';

export interface TaskFilter {
  /** Without one: the newest first, or the best paid first where a pay range is asked for. */
  readonly sort?: SortOrder | '';
  readonly search?: string;
  /** Only tasks that have a place left. */
  readonly openOnly?: boolean;
  /** Tasks without a place come after all that have one. */
  readonly fullLast?: boolean;
  readonly minPay?: number;
  readonly maxPay?: number;
  readonly category?: TaskCategory | '';
  /** What it takes: the median of those who have done it, else the time that it allows. */
  readonly maxMinutes?: number;
  /** Which of these tasks are to be left out. */
  readonly without?: (taskIds: readonly Id[]) => Promise<ReadonlySet<Id>>;
  readonly cursor?: string;
  readonly size?: number;
}

/** Whether no index knows what is looked for, so that one stretch of the list after another has to be looked through. */
export const isSifted = ({ search, category, maxMinutes, without }: TaskFilter): boolean =>
  Boolean(search || category || without) || maxMinutes !== undefined;

export interface TaskListPage {
  readonly data: readonly WireTask[];
  readonly page: { readonly next: string | null };
}

/** The public list: tasks that take work. */
export abstract class TaskList {
  abstract page(filter: TaskFilter, viewer?: Viewer): Promise<TaskListPage>;
}

/** Copies that are kept of the list, for a second at most. */
export abstract class TaskListCopies {
  /** The newest hundred tasks that have a place left, as visitors see them. */
  abstract newestOpen(): Promise<readonly WireTask[]>;

  /** Inside the unit of work that changes a task: its buyer sees the change at once, at least through this process. */
  abstract invalidate(): void;
}
