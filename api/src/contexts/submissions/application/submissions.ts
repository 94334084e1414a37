import { type Id } from '../../../kernel/ids';
import { type DecidedSubmission, type Submission } from '../domain/submission';

/** Keeps submissions. */
export abstract class Submissions {
  /** Throws AlreadySubmitted when the worker has sent work for the task before. */
  abstract add(submission: Submission): Promise<void>;

  abstract find(id: Id): Promise<Submission | undefined>;

  /** Writes a decision down; false when there was one already, which is then committed and can be read. */
  abstract saveDecision(decided: DecidedSubmission): Promise<boolean>;

  /** At most `limit` pending ones that were sent before `time` (milliseconds since the epoch), oldest first. */
  abstract pendingSince(time: number, limit: number): Promise<readonly Id[]>;

  /** At most `limit` pending ones that the person sent. */
  abstract pendingBy(workerId: Id, limit: number): Promise<readonly Submission[]>;

  /** At most `limit` pending ones that wait for the person's decision. */
  abstract pendingFor(buyerId: Id, limit: number): Promise<readonly Submission[]>;

  /** Takes what a removed worker wrote away and hides their work from its buyers. */
  abstract conceal(workerId: Id): Promise<void>;
}
