import { type Submission as WireSubmission, type SubmissionStatus } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Submission } from '../domain/submission';

/** A person's submission for a task, as the task's page shows it. */
export interface OwnSubmission {
  readonly _id: Id;
  readonly status: SubmissionStatus;
}

/** Submissions as responses show them, for use cases. */
export abstract class ShownSubmissions {
  /** A submission that was just written. */
  abstract shown(submission: Submission): Promise<WireSubmission>;

  /** A person's submission for a task; null for none. */
  abstract sentFor(taskId: Id, workerId: Id): Promise<OwnSubmission | null>;
}
