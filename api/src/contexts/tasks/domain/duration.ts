/** Upper bounds in minutes of the classes in which it is counted how long work took; what took longer counts in the last. */
const MINUTES = [1, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440, 2880, 4320];

const LONGEST = 4320;

/** So many people must have done a task before it is told how long they took. */
const MIN_MEASURED_WORKERS = 5;

/** How often work took at most so many minutes, and more than the class before. */
export interface DurationBucket {
  readonly minutes: number;
  readonly works: number;
}

/** The class that so many minutes fall in. */
export function bucketFor(minutes: number): number {
  return MINUTES.find((bound) => minutes <= bound) ?? LONGEST;
}

/** Within how many minutes half of them were done; null while too few were. */
export function medianMinutes(times: readonly DurationBucket[]): number | null {
  const all = times.reduce((sum, { works }) => sum + works, 0);
  if (all < MIN_MEASURED_WORKERS) return null;
  let seen = 0;
  for (const { minutes, works } of [...times].sort((one, other) => one.minutes - other.minutes)) {
    seen += works;
    if (seen * 2 >= all) return minutes;
  }
  return LONGEST;
}
