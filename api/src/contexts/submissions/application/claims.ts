import { type Id } from '../../../kernel/ids';
import { type Claim } from '../domain/claim';

/** Keeps the places that are kept for workers. A claim ends once: by being used, given back, or running out. */
export abstract class Claims {
  /** Throws NoOpenSlot where the worker has one for this task already. */
  abstract add(claim: Claim): Promise<void>;

  /** Those a worker has now, also ones whose time is over and that nobody has ended yet. */
  abstract of(workerId: Id): Promise<readonly Claim[]>;

  /** Keeps the place anew, until another time. */
  abstract renew(claim: Claim): Promise<void>;

  /** How many of the worker's ran out since `time` (milliseconds since the epoch). */
  abstract ranOutSince(workerId: Id, time: number): Promise<number>;

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

  /** Forgets what ran out before `time`. */
  abstract forgetBefore(time: number): Promise<void>;
}
