import { type Batch } from './batch';

/** What programs of its buyer are told when the coins left would not pay for such a batch once more. */
export const balanceLow = ({ id, buyerId }: Pick<Batch, 'id' | 'buyerId'>, available: number) => ({
  type: 'balance.low' as const,
  to: [buyerId],
  subject: buyerId,
  data: { available, batch: id },
});
