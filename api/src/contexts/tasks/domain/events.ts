import { type Task } from './task';

/** Webhook event for the buyer: the task takes no more work. */
export const closed = ({ id, buyerId }: Pick<Task, 'id' | 'buyerId'>, because: 'past' | 'deleted') => ({
  type: 'task.closed' as const,
  to: [buyerId],
  subject: id,
  data: { task: id, because },
});
