import { createHash } from 'node:crypto';
import { type Clock, MINUTE_MS } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { type PayoutService } from '../../application/payout-gateway';
import { type Payouts } from '../../application/payouts';
import { type GatewayRecord } from '../../domain/gateway-records';

/** Sends no money. A payout's result is derived from its id, so that all processes agree. */
export const sandboxPayoutService = (payouts: Payouts, clock: Clock): PayoutService => ({
  submit: () => Promise.resolve(),
  poll: async (id, submittedAt) => {
    const payout = (await payouts.find([id])).get(id);
    return payout ? recordsOf(id, payout.cents, clock.now() - submittedAt) : [];
  },
});

/**
 * One in ten is never recorded, one in ten fails, one in ten has two records; the others arrive within half an hour.
 */
function recordsOf(id: Id, cents: number, age: number): readonly GatewayRecord[] {
  const [fate = 0, pace = 0] = createHash('sha256').update(id).digest();
  if (fate % 10 === 0) return [];
  const reference = `SANDBOX${id.slice(-12)}`;
  const pending: GatewayRecord = { state: 'pending', reference, cents, reason: null };
  if (age < (1 + (pace % 30)) * MINUTE_MS) return [pending];
  if (fate % 10 === 1)
    return [{ ...pending, state: 'failed', reason: 'The sandbox says that there is no such account' }];
  const paid: GatewayRecord = { ...pending, state: 'paid' };
  return fate % 10 === 2 ? [paid, paid] : [paid];
}
