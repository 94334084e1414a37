import { medianBucket } from '../../../kernel/median-bucket';

/** Upper bounds of the buckets, in minutes; longer durations count in the last one. */
const MINUTES = [1, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440, 2880, 4320];

/** Number of people who must have done a task before its median is shown. */
const MIN_MEASURED_WORKERS = 5;

/** Number of durations up to this bound and above the previous one. */
export interface DurationBucket {
  readonly minutes: number;
  readonly works: number;
}

export function bucketFor(minutes: number): number {
  return MINUTES.find((bound) => minutes <= bound) ?? 4320;
}

/** The upper bound of the bucket with the median; null while too few people have done it. */
export function medianMinutes(times: readonly DurationBucket[]): number | null {
  const all = times.reduce((sum, { works }) => sum + works, 0);
  if (all < MIN_MEASURED_WORKERS) return null;
  const sorted = [...times].sort((one, other) => one.minutes - other.minutes);
  return medianBucket(sorted, ({ works }) => works)?.minutes ?? null;
}
