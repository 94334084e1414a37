import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { bucketFor, medianMinutes, type DurationBucket } from '../domain/duration';

/** Stores how long work on tasks took. */
export abstract class WorkTimes {
  /** Adds one measurement and returns all buckets. */
  abstract count(taskId: Id, minutes: number): Promise<readonly DurationBucket[]>;

  /** Stores the median that a task shows. */
  abstract record(taskId: Id, medianMinutes: number): Promise<void>;
}

/** Measures how long work takes. A task shows the median once five people have done it. */
@Injectable()
export class WorkDurationRecorder {
  constructor(private readonly times: WorkTimes) {}

  /** Records one duration. Inside the caller's unit of work. */
  async record(taskId: Id, minutes: number): Promise<void> {
    const median = medianMinutes(await this.times.count(taskId, bucketFor(minutes)));
    if (median !== null) await this.times.record(taskId, median);
  }
}
