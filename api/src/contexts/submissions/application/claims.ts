import { type Id } from '../../../kernel/ids';
import { type HeldItem } from '../../tasks';
import { type Claim, type ClaimEnd, type EndedClaims } from '../domain/claim';

/** Stores claims. A claim ends once: it is used, released, or it expires. */
export abstract class Claims {
  /** Inside a unit of work, which fails with NoOpenSlot where the worker has a live claim for this task. */
  abstract add(claim: Claim): void;

  abstract setSubmissionId(claim: Claim): Promise<void>;

  /**
   * The id of the future submission that the worker's last claim of a task had; undefined for none. Claims that ended
   * more than a day ago are not known.
   */
  abstract lastSubmissionId(taskId: Id, workerId: Id): Promise<Id | undefined>;

  /** A worker's live claims, including expired ones that are not ended yet. */
  abstract of(workerId: Id): Promise<readonly Claim[]>;

  abstract live(taskId: Id, workerId: Id): Promise<Claim | undefined>;

  /**
   * The worker's claims that ended unused since `time` (milliseconds since the epoch), by task. Tasks with a single
   * claim that was released early are left out.
   */
  abstract endedSince(workerId: Id, time: number): Promise<readonly EndedClaims[]>;

  /** Tasks of these batches with a live claim. */
  abstract heldIn(batchIds: readonly Id[]): Promise<readonly HeldItem[]>;

  /** Ends a claim that its worker releases; the row stays for a day. False if it had already ended. */
  abstract release(claim: Claim, how: ClaimEnd, now: number): Promise<boolean>;

  /**
   * Ends the claim for a submission and returns it; undefined where there is none. The submission takes over its slot.
   */
  abstract use(taskId: Id, workerId: Id): Promise<Claim | undefined>;

  /** Ends a claim; false where it had ended before. */
  abstract end(claim: Claim): Promise<boolean>;

  /** Ends a claim that expired by `now`; undefined where it had ended before, or has time left. */
  abstract expire(id: Id, now: number): Promise<Claim | undefined>;

  /** At most `limit` claims that expired by `now`. */
  abstract due(now: number, limit: number): Promise<readonly Id[]>;

  /** At most `limit` claims of a person, as worker or as buyer. */
  abstract concerning(personId: Id, limit: number): Promise<readonly Claim[]>;

  /** Deletes claims that ended before `time`. */
  abstract deleteBefore(time: number): Promise<void>;
}
