import { type Submission as WireSubmission, type SubmissionStatus } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Submission } from '../domain/submission';

/** What a person has sent for a task, as its page shows it. */
export interface OwnSubmission {
  readonly _id: Id;
  readonly status: SubmissionStatus;
}

/** What use cases read of submissions as they are shown. */
export abstract class ShownSubmissions {
  /** A submission that was just written. */
  abstract shown(submission: Submission): Promise<WireSubmission>;

  /** What a person has sent for a task; null for nothing. */
  abstract sentFor(taskId: Id, workerId: Id): Promise<OwnSubmission | null>;
}
