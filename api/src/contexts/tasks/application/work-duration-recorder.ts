import { type Id } from '../../../kernel/ids';

/** Measures how long work takes. A task shows the median once five people have done it. */
export abstract class WorkDurationRecorder {
  /** Records one duration. Inside the caller's unit of work. */
  abstract record(taskId: Id, minutes: number): Promise<void>;
}
