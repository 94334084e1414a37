import { foldedText, type Task, type TaskCategory } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A filter without news is looked at again after this time. */
export const CHECK_INTERVAL_MS = 5 * MINUTE_MS;

/** After a notice the same filter is quiet for this time, however much is posted. */
export const QUIET_MS = 6 * HOUR_MS;

/** What work a worker looks for; each part may be missing. */
export interface FilterCriteria {
  /** Words in the title, in small letters; empty for none. */
  readonly search: string;
  readonly category: TaskCategory | null;
  /** Coins for each place. */
  readonly minPay: number | null;
  /** Minutes that it may take. */
  readonly maxMinutes: number | null;
}

export interface SavedFilter extends FilterCriteria {
  readonly id: Id;
  readonly workerId: Id;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  /** The newest task that was there when it was looked at last; what is posted later is new. */
  readonly seen: Id;
  /** Not looked at before; milliseconds since the epoch. */
  readonly nextLookAt: number;
}

const titles = new WeakMap<Task, string>();

/** Each task is held against many filters. */
function foldedTitle(task: Task): string {
  const known = titles.get(task) ?? foldedText(task.title);
  titles.set(task, known);
  return known;
}

/** Whether a task is what is looked for. What it takes is the median of those who have done it, else its buyer's estimate, else the time that it allows. */
export function matches(sought: FilterCriteria, task: Task): boolean {
  const minutes = task.medianMinutes ?? task.estimatedMinutes ?? task.allowanceMinutes;
  return (
    (sought.search === '' || foldedTitle(task).includes(foldedText(sought.search))) &&
    (sought.category === null || task.category === sought.category) &&
    task.payableAmount >= (sought.minPay ?? 0) &&
    minutes <= (sought.maxMinutes ?? Infinity)
  );
}

/** What fits at least one of the filters; all of it where there are none. */
export function fittingAny(filters: readonly FilterCriteria[], tasks: readonly Task[]): readonly Task[] {
  if (filters.length === 0) return tasks;
  return tasks.filter((task) => filters.some((filter) => matches(filter, task)));
}

/** What tells when something was posted: of a batch its own id, since another item stands for it soon. */
export const postedAs = ({ _id, batch }: Pick<Task, '_id' | 'batch'>): Id => batch?._id ?? _id;

/** What somebody has not been told of yet, the newest first. */
export function newMatches(filter: SavedFilter, newest: readonly Task[]): readonly Task[] {
  return newest.filter((task) => postedAs(task) > filter.seen && matches(filter, task));
}
