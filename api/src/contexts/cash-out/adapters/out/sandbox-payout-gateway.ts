import { createHash } from 'node:crypto';
import { type Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { PayoutGateway, type PayoutService } from '../../application/payout-gateway';
import { type Payouts } from '../../application/payouts';
import { type GatewayRecord } from '../../domain/gateway-records';

const MINUTE = 60_000;

/** Sends no money: what becomes of a payout follows from its id, so that every process says the same. */
export class SandboxPayoutGateway extends PayoutGateway {
  readonly service: PayoutService;

  constructor(payouts: Payouts, clock: Clock) {
    super();
    this.service = {
      submit: () => Promise.resolve(),
      ask: async (id, submittedAt) => {
        const payout = (await payouts.find([id])).get(id);
        return payout ? recordsOf(id, payout.cents, clock.now() - submittedAt) : [];
      },
    };
  }
}

/** One in ten is never heard of, one in ten fails, one in ten is answered twice; the others arrive after up to half an hour. */
function recordsOf(id: Id, cents: number, age: number): readonly GatewayRecord[] {
  const [fate = 0, pace = 0] = createHash('sha256').update(id).digest();
  if (fate % 10 === 0) return [];
  const reference = `SANDBOX${id.slice(-12)}`;
  const pending: GatewayRecord = { state: 'pending', reference, cents, reason: null };
  if (age < (1 + (pace % 30)) * MINUTE) return [pending];
  if (fate % 10 === 1)
    return [{ ...pending, state: 'failed', reason: 'The sandbox says that there is no such account' }];
  const paid: GatewayRecord = { ...pending, state: 'paid' };
  return fate % 10 === 2 ? [paid, paid] : [paid];
}
