import { type Batch } from './batch';

/** Webhook event for the buyer: the remaining coins do not pay for another batch of this size. */
export const balanceLow = ({ id, buyerId }: Pick<Batch, 'id' | 'buyerId'>, available: number) => ({
  type: 'balance.low' as const,
  to: [buyerId],
  subject: buyerId,
  data: { available, batch: id },
});
