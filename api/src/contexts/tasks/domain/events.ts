import { type Id } from '../../../kernel/ids';

interface Concerned {
  readonly id: Id;
  readonly buyerId: Id;
}

/** What programs of its buyer are told of a task that takes no more work. */
export const closed = ({ id, buyerId }: Concerned, because: 'past' | 'deleted') => ({
  type: 'task.closed' as const,
  to: [buyerId],
  subject: id,
  data: { task: id, because },
});

/** What they are told when the coins left would not pay for such a task once more. */
export const balanceLow = ({ id, buyerId }: Concerned, available: number) => ({
  type: 'balance.low' as const,
  to: [buyerId],
  subject: buyerId,
  data: { available, task: id },
});
