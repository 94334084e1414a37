import { type Id } from '../../../kernel/ids';
import { type DecidedSubmission, type Submission } from '../domain/submission';

/** Keeps submissions. */
export abstract class Submissions {
  /** Throws AlreadySubmitted when the worker has sent work for the task before. */
  abstract add(submission: Submission): Promise<void>;

  abstract find(id: Id): Promise<Submission | undefined>;

  /** Whether other work waits for this one's buyer, or they decided on some after `since` (milliseconds since the epoch). */
  abstract hasOtherPendingOrRecent(submission: Submission, since: number): Promise<boolean>;

  /** Whether work for the task waits for a decision. */
  abstract hasPending(taskId: Id): Promise<boolean>;

  /** Writes a decision down; false when there was one already, which is then committed and can be read. */
  abstract saveDecision(decided: DecidedSubmission): Promise<boolean>;

  /** Writes down that how it was judged does not count in records. */
  abstract excludeFromReputation(id: Id): Promise<void>;

  /** Writes down that changes were asked for; false where it could not come to that any more. */
  abstract saveChangesAsked(asked: Submission): Promise<boolean>;

  /** Writes a new version down and keeps the one before; false where it could not come to that any more. */
  abstract saveRevised(revised: Submission, before: Submission, now: number): Promise<boolean>;

  /** Writes down that a rejection does not stand; false where it was none. */
  abstract overturnRejection(id: Id, now: number): Promise<boolean>;

  /**
   * At most `limit` pending ones for which silence decides at `now` (milliseconds since the epoch), those that wait longest first; where no
   * time was noted, those that were sent before `sentBefore`, unless it is undefined.
   */
  abstract due(now: number, sentBefore: number | undefined, limit: number): Promise<readonly Id[]>;

  /** At most `limit` pending ones that the person sent. */
  abstract pendingBy(workerId: Id, limit: number): Promise<readonly Submission[]>;

  /** At most `limit` pending ones that wait for the person's decision. */
  abstract pendingFor(buyerId: Id, limit: number): Promise<readonly Submission[]>;

  /** Takes what a removed worker wrote away and hides their work from its buyers; at most `limit` at once, and tells how many. */
  abstract conceal(workerId: Id, limit: number): Promise<number>;
}
