import { serverNow } from '@kaaj/api-client';
import { type AdminOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';

interface Answer {
  readonly data: Pick<AdminOverview, 'pendingPayments'>;
  readonly page: { readonly next: string | null };
}

/** The number of pending requests and the age of the oldest, as text; undefined while loading. */
export function useRequestsWaiting(answer: Answer | undefined): string | undefined {
  const t = useMessages();
  const format = useFormat();
  if (!answer) return undefined;
  const requests = answer.data.pendingPayments;
  const pending = requests.filter(({ status }) => status === 'pending');
  const count = pending.length;
  if (count === 0) return t('requests.noneWaits');
  // Pending requests come first: when they fill the page, there may be more.
  const more = count === requests.length && answer.page.next !== null;
  const [oldest = ''] = pending.map(({ withdrawDate }) => withdrawDate).sort();
  return [
    t('requests.waits', { count, amount: `${format.number(count)}${more ? '+' : ''}` }),
    t('requests.oldest', { when: format.relative(oldest, serverNow()) }),
  ].join(' ');
}
