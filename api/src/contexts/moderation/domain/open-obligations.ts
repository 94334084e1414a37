import { type Coins } from '../../../kernel/coins';
import { DisputeUnderWay, PayoutUnderWay } from './moderation.errors';

/** So many things, and the coins that they are about. */
export interface ObligationTotals {
  readonly count: number;
  readonly coins: Coins;
}

/** What somebody still has going on. */
export interface OpenObligations {
  /** Coins that they can spend or withdraw. */
  readonly available: Coins;
  /** Tasks of theirs with open places; the coins of these places. */
  readonly openTasks: ObligationTotals;
  /** Tasks of their batches that are not posted yet. */
  readonly unpostedTasks: ObligationTotals;
  /** Coins of fees that are set aside beside their tasks; at most so many come home with them. */
  readonly fees: number;
  /** Work they sent that nobody decided on. */
  readonly workSent: ObligationTotals;
  /** Work that waits for their decision. */
  readonly workToDecide: ObligationTotals;
  /** Withdrawals that nobody decided on, or whose money has not arrived. */
  readonly payouts: ObligationTotals;
  /** Purchases that are not paid for yet. */
  readonly purchases: ObligationTotals;
  /** Disputes of theirs, as worker or buyer, that nobody decided. */
  readonly disputes: ObligationTotals;
  /** Those of them that they opened as worker. */
  readonly ownDisputes: ObligationTotals;
}

/** What they lose where their account is closed now: what they have, and what comes home to them first. */
export function coinsLost({ available, openTasks, unpostedTasks, fees }: OpenObligations): number {
  return available + openTasks.coins + unpostedTasks.coins + fees;
}

/**
 * Why nobody closes an account with such business; undefined for no reason. Coins of a payout that cannot be made would have nobody to go
 * back to, and whoever leaves a dispute has lost it: both come to an end by themselves.
 */
export function closureBlocker({ payouts, disputes }: OpenObligations) {
  if (payouts.count > 0) return new PayoutUnderWay();
  return disputes.count > 0 ? new DisputeUnderWay() : undefined;
}
