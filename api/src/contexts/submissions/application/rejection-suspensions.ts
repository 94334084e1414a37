import { type SuspendedBuyer } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type RecentDecisions } from '../domain/brake';

/** Keeps which buyers reject no more until an Admin has looked. */
export abstract class RejectionSuspensions {
  abstract isOn(buyerId: Id): Promise<boolean>;

  /** The last `count` decisions that the buyer took themself since `time` (milliseconds since the epoch), and since the brake was lifted last. */
  abstract lateDecisions(buyerId: Id, time: number, count: number): Promise<RecentDecisions>;

  /** False where it was on already. */
  abstract suspend(buyerId: Id, now: number): Promise<boolean>;

  /** False where it was not on. */
  abstract lift(buyerId: Id, now: number): Promise<boolean>;

  /** At most `limit` buyers whose brake is on, those who wait longest first, each with the work that they rejected last. */
  abstract waiting(limit: number): Promise<readonly SuspendedBuyer[]>;

  abstract forget(buyerId: Id): Promise<void>;
}
