import { Injectable } from '@nestjs/common';
import {
  type Change,
  type DisputeResult,
  type Hours,
  type Judgement,
  MAX_COUNTED_PER_PAIR,
  DISPUTE_OPENED_DELTA,
  deltaForDisputeResult,
  deltaForDecision,
  type Pair,
} from '../domain/record';
import { RecentRecords } from './recent-records';
import { ReputationCounters } from './reputation-counters';

/**
 * For whoever judges work: moves the records of the two whom it concerns. Inside the caller's unit of work, which should be nearly done: others
 * wait for the counters.
 */
@Injectable()
export class ReputationUpdater {
  constructor(
    private readonly records: ReputationCounters,
    private readonly recent: RecentRecords,
  ) {}

  /**
   * A piece of work was judged at a time (milliseconds since the epoch). False where it does not count: the two have made their records often
   * enough within that calendar month of UTC.
   */
  async judged(pair: Pair, at: number, judgement: Judgement): Promise<boolean> {
    if ((await this.records.countPair(pair, monthOf(at))) > MAX_COUNTED_PER_PAIR) return false;
    await this.move(pair, deltaForDecision(judgement));
    return true;
  }

  /**
   * Forgets how often the same two were counted in months that were over by a time (milliseconds since the epoch): at most `limit` of them; tells how
   * many. What is counted late into such a month is counted as if there had been nothing.
   */
  forgetPairs(overBy: number, limit: number): Promise<number> {
    return this.records.forgetPairsBefore(monthOf(overBy), limit);
  }

  /** A rejection that counted is disputed. */
  disputed(pair: Pair): Promise<void> {
    return this.move(pair, DISPUTE_OPENED_DELTA);
  }

  /** The dispute about a rejection that counted is over. `hours`: how long that rejection took, where it was measured. */
  settled(pair: Pair, result: DisputeResult, hours: Hours | undefined): Promise<void> {
    return this.move(pair, deltaForDisputeResult(result, hours));
  }

  private async move(pair: Pair, change: Change): Promise<void> {
    await this.records.move(pair, change);
    this.recent.invalidate(pair.buyerId);
  }
}

/** YYYY-MM, of UTC. */
const monthOf = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM'.length);
