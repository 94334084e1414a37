import { type Id } from '../../../kernel/ids';
import { type HeldItem } from '../../tasks';
import { type Claim, type ClaimEnd, type EndedClaims } from '../domain/claim';

/** Keeps the places that are kept for workers. A claim ends once: by being used, given back, or running out. */
export abstract class Claims {
  /** Inside a unit of work, which ends with NoOpenSlot where the worker has one for this task already. */
  abstract add(claim: Claim): void;

  /** Stores the id that its submission will have. */
  abstract setSubmissionId(claim: Claim): Promise<void>;

  /** Those a worker has now, also ones whose time is over and that nobody has ended yet. */
  abstract of(workerId: Id): Promise<readonly Claim[]>;

  /** The one that a worker has for a task. */
  abstract live(taskId: Id, workerId: Id): Promise<Claim | undefined>;

  /** What became of the worker's since `time` (milliseconds since the epoch). */
  abstract endedSince(workerId: Id, taskId: Id, time: number): Promise<EndedClaims>;

  /** Which tasks of a batch the worker has claimed in vain since `time` as often as one may. */
  abstract exhausted(batchId: Id, workerId: Id, time: number): Promise<ReadonlySet<Id>>;

  /** Tasks of these batches for which somebody has a place now. */
  abstract heldIn(batchIds: readonly Id[]): Promise<readonly HeldItem[]>;

  /** Ends one that its worker gives up, and keeps for a day how; false where it had ended before. */
  abstract giveUp(claim: Claim, how: ClaimEnd, now: number): Promise<boolean>;

  /** Ends it for work that is sent now; undefined where there is none. Its place is that work's from now on. */
  abstract use(taskId: Id, workerId: Id): Promise<Claim | undefined>;

  /** Ends it; false where it had ended before. */
  abstract end(claim: Claim): Promise<boolean>;

  /** Ends one whose time was over at `now`; undefined where it had ended before, or has time left. */
  abstract runOut(id: Id, now: number): Promise<Claim | undefined>;

  /** At most `limit` whose time was over at `now`. */
  abstract due(now: number, limit: number): Promise<readonly Id[]>;

  /** At most `limit` of a person's, as worker or as buyer. */
  abstract concerning(personId: Id, limit: number): Promise<readonly Claim[]>;

  /** Forgets what ended before `time`. */
  abstract forgetBefore(time: number): Promise<void>;
}
