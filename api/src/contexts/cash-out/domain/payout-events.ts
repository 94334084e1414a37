import { type Payout } from './payout';

/** Webhook event for the worker: the payout's state, without account or amount. */
export const changed = ({ id, workerId, state, reference, at }: Payout) => ({
  type: 'payout.changed' as const,
  to: [workerId],
  subject: id,
  data: { withdrawal: id, state, reference, at: new Date(at).toISOString() },
});
