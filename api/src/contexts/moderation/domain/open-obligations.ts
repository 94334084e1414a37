import { type Coins } from '../../../kernel/coins';
import { DisputeUnderWay, PayoutUnderWay } from './moderation.errors';

export interface ObligationTotals {
  readonly count: number;
  readonly coins: Coins;
}

export interface OpenObligations {
  /** Coins that they can spend or withdraw. */
  readonly available: Coins;
  /** Their tasks with open slots; the coins of these slots. */
  readonly openTasks: ObligationTotals;
  /** Tasks of their batches that are not posted yet. */
  readonly unpostedTasks: ObligationTotals;
  /** Their qualification tests with open places; the coins of these places. */
  readonly openTests: ObligationTotals;
  /** Slots of their tasks that workers have claimed, and not used yet. */
  readonly claimedSlots: ObligationTotals;
  /** Fees reserved for their tasks; at most this many coins are returned. */
  readonly fees: number;
  /** Their pending submissions. */
  readonly workSent: ObligationTotals;
  /** Submissions that wait for their decision. */
  readonly workToDecide: ObligationTotals;
  /** Pending withdrawals, and payouts that have not arrived. */
  readonly payouts: ObligationTotals;
  /** Purchases that are not paid yet. */
  readonly purchases: ObligationTotals;
  /** Their undecided disputes, as worker or buyer. */
  readonly disputes: ObligationTotals;
  /** Those that they opened as worker. */
  readonly ownDisputes: ObligationTotals;
}

/** Coins lost by closing the account now: the balance, and coins that are returned first. */
export function coinsLost(business: OpenObligations): number {
  const { available, openTasks, unpostedTasks, openTests, claimedSlots, fees } = business;
  return available + openTasks.coins + unpostedTasks.coins + openTests.coins + claimedSlots.coins + fees;
}

/**
 * Why the account cannot be closed now; undefined where it can. Coins of a failed payout could not be returned, and a
 * person who leaves loses their disputes. Both end by themselves.
 */
export function closureBlocker({ payouts, disputes }: OpenObligations) {
  if (payouts.count > 0) return new PayoutUnderWay();
  return disputes.count > 0 ? new DisputeUnderWay() : undefined;
}
