import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type Announcements } from '../../integrations';
import { type Balances } from '../../wallet';

interface Posting {
  readonly buyerId: Id;
  readonly cost: Coins;
  readonly about: { readonly task: Id } | { readonly batch: Id };
}

/** Webhook event for the buyer if the coins that a posting leaves do not pay for another one like it. */
export async function announceLowBalance(
  announcements: Announcements,
  balances: Balances,
  { buyerId, cost, about }: Posting,
): Promise<void> {
  if (!(await announcements.hasSubscriber(buyerId, 'balance.low'))) return;
  const available = ((await balances.of([buyerId])).get(buyerId)?.available ?? 0) - cost;
  if (available >= cost) return;
  await announcements.publish({ type: 'balance.low', to: [buyerId], subject: buyerId, data: { available, ...about } });
}
