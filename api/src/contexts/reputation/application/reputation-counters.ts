import { type Id } from '../../../kernel/ids';
import { type Change, type Counts, type Pair, type Side } from '../domain/record';

/** Keeps what is counted of people. */
export abstract class ReputationCounters {
  /** Counts one more judgement between the two within a month (YYYY-MM), and tells the how manieth it is. */
  abstract countPair(pair: Pair, month: string): Promise<number>;

  /** Forgets at most `limit` pairs of months before this one (YYYY-MM), and tells how many. */
  abstract forgetPairsBefore(month: string, limit: number): Promise<number>;

  /** Moves the counters of both. */
  abstract move(pair: Pair, change: Change): Promise<void>;

  /** Where somebody has none, all counters are 0. */
  abstract of(personIds: readonly Id[], side: Side): Promise<ReadonlyMap<Id, Counts>>;

  /** At most `limit` records in the order of person and side, behind one of them. */
  abstract page(
    behind: { readonly personId: Id; readonly side: Side } | undefined,
    limit: number,
  ): Promise<readonly { readonly personId: Id; readonly side: Side; readonly counts: Counts }[]>;
}
