import { type SuspendedBuyer } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type RecentDecisions } from '../domain/rejection-limit';

export abstract class RejectionSuspensions {
  /** When the last suspension was lifted, in milliseconds since the epoch; 0 while active, undefined without one. */
  abstract liftedAt(buyerId: Id): Promise<number | undefined>;

  /**
   * The buyer's own last `count` decisions since `time` (milliseconds since the epoch) and since the last suspension
   * was lifted.
   */
  abstract recentDecisions(buyerId: Id, time: number, count: number): Promise<RecentDecisions>;

  /** False where it was active already. */
  abstract suspend(buyerId: Id, now: number): Promise<boolean>;

  /** False where it was not active. */
  abstract lift(buyerId: Id, now: number): Promise<boolean>;

  /** At most `limit` suspended buyers after a position, oldest suspension first, with their rejected submissions. */
  abstract waiting(limit: number, after?: readonly [since: number, buyerId: Id]): Promise<readonly SuspendedBuyer[]>;

  abstract delete(buyerId: Id): Promise<void>;
}
