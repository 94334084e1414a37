import { type SentFor, type Submission as WireSubmission } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Submission } from '../domain/submission';

/** Submissions as responses show them, for use cases. */
export abstract class ShownSubmissions {
  /** A submission that was just written. */
  abstract shown(submission: Submission): Promise<WireSubmission>;

  /** A person's submission for a task; null for none. */
  abstract sentFor(taskId: Id, workerId: Id): Promise<Omit<SentFor, 'taskId'> | null>;
}
