import { earnedLeft, type Holdings } from '../../../kernel/earned-coins';
import { coinsLost, type OpenObligations } from './open-obligations';

/**
 * Whether the account of somebody who is removed stays until all is withdrawn: coins are left that they earned, or that are not forfeited, or that
 * a payout on its way may bring back. A removal with a reason also waits for work and disputes of theirs that nobody decided.
 */
export function keepsAccount(
  { available, held, earned }: Holdings,
  business: OpenObligations,
  { forfeit, reason }: { readonly forfeit: boolean; readonly reason: string },
): boolean {
  const returning = coinsLost(business) - business.available;
  const left = { available: available + returning, held, earned };
  const theirs = forfeit ? earnedLeft(left) : left.available + held;
  const earnedOnItsWay = earned > 0 && business.payouts.count > 0;
  const undecided = reason !== '' && business.workSent.count + business.ownDisputes.count > 0;
  return theirs > 0 || earnedOnItsWay || undecided;
}

/** Whether nothing is left of somebody's business, so that nothing comes to them any more. */
export function isWoundUp({ available, held }: Omit<Holdings, 'earned'>, business: OpenObligations): boolean {
  const { openTasks, unpostedTasks, workSent, workToDecide, payouts, ownDisputes } = business;
  const open = [openTasks, unpostedTasks, workSent, workToDecide, payouts, ownDisputes];
  return available + held === 0 && open.every(({ count }) => count === 0);
}
