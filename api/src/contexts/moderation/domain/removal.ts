import { earnedLeft, type Holdings } from '../../../kernel/earned-coins';
import { coinsLost, type OpenObligations } from './open-obligations';

/**
 * Whether a removed account stays until all coins are withdrawn. It does if coins are left that were earned, are not
 * forfeited, or may return from a payout. A removal with a reason also waits for the person's pending submissions and
 * disputes.
 */
export function retainsAccount(
  { available, held, earned }: Holdings,
  business: OpenObligations,
  { forfeit, reason }: { readonly forfeit: boolean; readonly reason: string },
): boolean {
  const returning = coinsLost(business) - business.available;
  const left = { available: available + returning, held, earned };
  const theirs = forfeit ? earnedLeft(left) : left.available + held;
  const onItsWay = business.payouts.count > 0 && (earned > 0 || !forfeit);
  const undecided = reason !== '' && business.workSent.count + business.ownDisputes.count > 0;
  return theirs > 0 || onItsWay || undecided;
}

/** Whether no coins are left and none can arrive any more. */
export function isWoundUp({ available, held }: Omit<Holdings, 'earned'>, business: OpenObligations): boolean {
  const { openTasks, unpostedTasks, openTests, claimedSlots, workSent, workToDecide, payouts, disputes } = business;
  const open = [openTasks, unpostedTasks, openTests, claimedSlots, workSent, workToDecide, payouts, disputes];
  return available + held === 0 && open.every(({ count }) => count === 0);
}
