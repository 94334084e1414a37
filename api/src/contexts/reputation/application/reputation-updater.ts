import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '../../../kernel/clock';
import {
  type Change,
  type DisputeResult,
  type Hours,
  type CountedDecision,
  MAX_COUNTED_PER_PAIR,
  DISPUTE_OPENED_DELTA,
  deltaForDisputeResult,
  deltaForDecision,
  type Pair,
} from '../domain/record';
import { RecentRecords } from './recent-records';
import { ReputationCounters } from './reputation-counters';

/**
 * Updates the reputation records of both people after a decision. Inside the caller's unit of work; call it late, since
 * the counters are contended rows.
 */
@Injectable()
export class ReputationUpdater {
  constructor(
    private readonly records: ReputationCounters,
    private readonly recent: RecentRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a decision at this time (milliseconds since the epoch). False where the pair has reached its limit for the
   * calendar month (UTC), so that it does not count.
   */
  async decided(pair: Pair, at: number, decision: CountedDecision): Promise<boolean> {
    if ((await this.records.countPair(pair, monthOf(at))) > MAX_COUNTED_PER_PAIR) return false;
    await this.move(pair, deltaForDecision(decision));
    return true;
  }

  /**
   * Deletes at most `limit` pair counters of months that ended a day ago or earlier; returns how many. A later count for
   * such a month starts at zero.
   */
  deletePairs(limit: number): Promise<number> {
    return this.records.deletePairsBefore(monthOf(this.clock.now() - DAY_MS), limit);
  }

  /** A rejection that counted is disputed. */
  disputed(pair: Pair): Promise<void> {
    return this.move(pair, DISPUTE_OPENED_DELTA);
  }

  /** A dispute about a rejection that counted has ended. `hours`: until that rejection, where measured. */
  settled(pair: Pair, result: DisputeResult, hours: Hours | undefined): Promise<void> {
    return this.move(pair, deltaForDisputeResult(result, hours));
  }

  private async move(pair: Pair, change: Change): Promise<void> {
    await this.records.move(pair, change);
    this.recent.invalidate(pair.buyerId);
  }
}

/** YYYY-MM, in UTC. */
const monthOf = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM'.length);
