import { type Id } from '../../../kernel/ids';
import { type Change, type Counts, type Pair, type Side } from '../domain/record';

/** Stores reputation counters. */
export abstract class ReputationCounters {
  /** Counts a decision between the two within a month (YYYY-MM), and returns the new count. */
  abstract countPair(pair: Pair, month: string): Promise<number>;

  /** Deletes at most `limit` pair counters of months before this one (YYYY-MM), and returns how many. */
  abstract deletePairsBefore(month: string, limit: number): Promise<number>;

  /** Updates the counters of both people. */
  abstract move(pair: Pair, change: Change): Promise<void>;

  /** Counters of people; missing ones are 0. */
  abstract of(personIds: readonly Id[], side: Side): Promise<ReadonlyMap<Id, Counts>>;

  /** At most `limit` records by person and side, after one of them. */
  abstract page(
    behind: { readonly personId: Id; readonly side: Side } | undefined,
    limit: number,
  ): Promise<readonly { readonly personId: Id; readonly side: Side; readonly counts: Counts }[]>;
}
