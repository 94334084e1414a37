import { useListReceivedSubmissionsQuery, serverNow } from '@kaaj/api-client';
import { useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';

interface ToReview {
  /** How much waits for the buyer, and what happens to the first of it. */
  readonly sentence: string;
  readonly waits: boolean;
}

/** The buyer's pending decisions; undefined while loading. */
export function usePendingReviews(): ToReview | undefined {
  const t = useMessages();
  const format = useFormat();
  const { data } = useListReceivedSubmissionsQuery({});
  if (!data) return undefined;
  // What is with its worker for changes waits for them, not for the buyer: the badge in the menu counts the same.
  const waiting = data.data.filter(({ changes }) => !changes?.due);
  const count = waiting.length;
  if (count === 0) return { sentence: t('review.noneWaits'), waits: false };
  const amount = `${format.number(count)}${data.page.next === null ? '' : '+'}`;
  const due = waiting.find(({ acceptedAt }) => acceptedAt !== null)?.acceptedAt;
  const waits = t('review.waits', { count, amount });
  const sentence = due ? `${waits} ${t('review.firstIsAccepted', { when: format.relative(due, serverNow()) })}` : waits;
  return { sentence, waits: true };
}
