import { type Id } from '../../../kernel/ids';
import { type DecidedSubmission, type Submission } from '../domain/submission';

export abstract class Submissions {
  /** Throws AlreadySubmitted when the worker has submitted for the task before. */
  abstract add(submission: Submission): Promise<void>;

  abstract find(id: Id): Promise<Submission | undefined>;

  /**
   * Whether the buyer has another pending submission, or decided on one after `since` (milliseconds since the epoch).
   */
  abstract hasOtherPendingOrRecent(submission: Submission, since: number): Promise<boolean>;

  abstract hasPending(taskId: Id): Promise<boolean>;

  /** Stores a decision; false when there is one already, which is then committed and can be read. */
  abstract saveDecision(decided: DecidedSubmission): Promise<boolean>;

  /** Stores that the decision does not count in reputation records. */
  abstract excludeFromReputation(id: Id): Promise<void>;

  /** Stores requested changes; false where the transition is not allowed any more. */
  abstract saveRequestedChanges(submission: Submission): Promise<boolean>;

  /** Stores a new version and the previous one; false where the transition is not allowed any more. */
  abstract saveRevised(revised: Submission, before: Submission, now: number): Promise<boolean>;

  /** Stores that a rejection is overturned; false where it is not rejected. */
  abstract overturnRejection(id: Id, now: number): Promise<boolean>;

  /**
   * At most `limit` pending ones that are due for an automatic decision at `now` (milliseconds since the epoch), the
   * longest waiting first. Those without a stored time are due if sent before `sentBefore`, unless it is undefined.
   */
  abstract due(now: number, sentBefore: number | undefined, limit: number): Promise<readonly Id[]>;

  /** At most `limit` pending ones that the person sent. */
  abstract pendingBy(workerId: Id, limit: number): Promise<readonly Submission[]>;

  /** At most `limit` pending ones that wait for the person's decision. */
  abstract pendingFor(buyerId: Id, limit: number): Promise<readonly Submission[]>;

  /**
   * Deletes a removed worker's texts and hides their submissions from buyers; at most `limit` at a time. Returns how
   * many.
   */
  abstract conceal(workerId: Id, limit: number): Promise<number>;
}
