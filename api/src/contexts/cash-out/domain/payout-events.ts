import { type Payout } from './payout';

/** What programs of its worker are told of a payout: where it stands, and nothing of the account or the amount. */
export const changed = ({ id, workerId, state, reference, at }: Payout) => ({
  type: 'payout.changed' as const,
  to: [workerId],
  subject: id,
  data: { withdrawal: id, state, reference, at: new Date(at).toISOString() },
});
