import { useCountReceivedSubmissionsQuery } from '@kaaj/api-client';
import { LIMITS } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { type MenuBadge } from '@kaaj/web-kit';
import { useMessages } from '../messages';

/** Nobody is told of each piece of work that comes: a page in front of somebody asks now and then. */
export const POLLING_OPTIONS = { pollingInterval: 10_000, skipPollingIfUnfocused: true };

/** How much waits for the buyer's decision, in numbers and words; undefined for nothing, and while that is not known. */
export function usePendingReviewBadge(): MenuBadge | undefined {
  const t = useMessages();
  const format = useFormat();
  const { data: { data: count } = { data: 0 } } = useCountReceivedSubmissionsQuery(undefined, POLLING_OPTIONS);
  if (count === 0) return undefined;
  const text = `${format.number(Math.min(count, LIMITS.receivedCounted - 1))}${count < LIMITS.receivedCounted ? '' : '+'}`;
  return { text, words: t('desk.waiting', { amount: text }) };
}
