import { availableOf, heldOf, house, type Transfer } from '../../wallet';
import { type Decision, type Withdrawal } from '../domain/withdrawal';

/** Where the coins set aside go when a withdrawal is decided: out of the house, or back to the worker. */
export function settlementOf({ id, workerId, coins }: Withdrawal, decision: Decision): Transfer {
  const to = decision === 'accepted' ? house('redeemed') : availableOf(workerId);
  return { from: heldOf(workerId), to, amount: coins, kind: `withdrawal-${decision}`, reference: id };
}
