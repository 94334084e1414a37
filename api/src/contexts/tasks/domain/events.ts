import { type Id } from '../../../kernel/ids';

interface Concerned {
  readonly id: Id;
  readonly buyerId: Id;
}

/** Webhook event for the buyer: the task takes no more work. */
export const closed = ({ id, buyerId }: Concerned, because: 'past' | 'deleted') => ({
  type: 'task.closed' as const,
  to: [buyerId],
  subject: id,
  data: { task: id, because },
});

/** Webhook event for the buyer: the remaining coins do not pay for another task like this. */
export const balanceLow = ({ id, buyerId }: Concerned, available: number) => ({
  type: 'balance.low' as const,
  to: [buyerId],
  subject: buyerId,
  data: { available, task: id },
});
