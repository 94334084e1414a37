import { foldedText, type Task, type TaskCategory } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { HOUR_MS, MINUTE_MS } from '../../../kernel/clock';

/** Interval between checks of a filter without matches. */
export const CHECK_INTERVAL_MS = 5 * MINUTE_MS;

/** After a notification the filter sends no other one for this time. */
export const QUIET_MS = 6 * HOUR_MS;

/** Criteria of a filter; each may be missing. */
export interface FilterCriteria {
  /** Part of the title, in lower case; empty for none. */
  readonly search: string;
  readonly category: TaskCategory | null;
  /** Coins for each slot. */
  readonly minPay: number | null;
  readonly maxMinutes: number | null;
}

export interface SavedFilter extends FilterCriteria {
  readonly id: Id;
  readonly workerId: Id;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  /** The newest task at the last check; later ones are new. */
  readonly seen: Id;
  /** Earliest next check; milliseconds since the epoch. */
  readonly nextLookAt: number;
}

const titles = new WeakMap<Task, string>();

/** Cached, since each task is compared with many filters. */
function foldedTitle(task: Task): string {
  const known = titles.get(task) ?? foldedText(task.title);
  titles.set(task, known);
  return known;
}

/**
 * Whether a task matches. Its duration is the median of those who have done it, else the buyer's estimate, else the
 * claim time.
 */
export function matches(sought: FilterCriteria, task: Task): boolean {
  const minutes = task.medianMinutes ?? task.estimatedMinutes ?? task.allowanceMinutes;
  return (
    (sought.search === '' || foldedTitle(task).includes(foldedText(sought.search))) &&
    (sought.category === null || task.category === sought.category) &&
    task.payableAmount >= (sought.minPay ?? 0) &&
    minutes <= (sought.maxMinutes ?? Infinity)
  );
}

/** Tasks that match at least one of the filters; all without filters. */
export function fittingAny(filters: readonly FilterCriteria[], tasks: readonly Task[]): readonly Task[] {
  if (filters.length === 0) return tasks;
  return tasks.filter((task) => filters.some((filter) => matches(filter, task)));
}

/** The id with the time of posting: for a batch its own, since its representing item changes. */
export const postedAs = ({ _id, batch }: Pick<Task, '_id' | 'batch'>): Id => batch?._id ?? _id;

/** Matches the worker was not notified of yet, newest first. */
export function newMatches(filter: SavedFilter, newest: readonly Task[]): readonly Task[] {
  return newest.filter((task) => postedAs(task) > filter.seen && matches(filter, task));
}
