import { useListReceivedQuery } from '@kaaj/api-client';
import { useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** How much waits for the buyer and what happens to the first of it, in a sentence; undefined while that is not known. */
export function useToReview(): string | undefined {
  const t = useMessages();
  const format = useFormat();
  const { data } = useListReceivedQuery({});
  if (!data) return undefined;
  const count = data.data.length;
  if (count === 0) return t('review.noneWaits');
  const amount = `${format.number(count)}${data.page.next === null ? '' : '+'}`;
  const due = data.data.find(({ acceptedAt }) => acceptedAt !== null)?.acceptedAt;
  const waits = t('review.waits', { count, amount });
  return due ? `${waits} ${t('review.firstIsAccepted', { when: format.relative(due) })}` : waits;
}
