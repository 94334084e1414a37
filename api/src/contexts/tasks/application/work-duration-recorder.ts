import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { bucketFor, medianMinutes, type DurationBucket } from '../domain/duration';

/** Keeps how long work for tasks took. */
export abstract class WorkTimes {
  /** Counts one more, and tells what there is by now. */
  abstract count(taskId: Id, minutes: number): Promise<readonly DurationBucket[]>;

  /** Writes down what a task tells of it. */
  abstract record(taskId: Id, medianMinutes: number): Promise<void>;
}

/** For whoever measures how long people work: half of them take the minutes that the task tells, once five have done it. */
@Injectable()
export class WorkDurationRecorder {
  constructor(private readonly times: WorkTimes) {}

  /** Somebody did it in so many minutes. Inside the caller's unit of work. */
  async took(taskId: Id, minutes: number): Promise<void> {
    const median = medianMinutes(await this.times.count(taskId, bucketFor(minutes)));
    if (median !== null) await this.times.record(taskId, median);
  }
}
