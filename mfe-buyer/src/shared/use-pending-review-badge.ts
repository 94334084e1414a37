import { useCountReceivedSubmissionsQuery } from '@kaaj/api-client';
import { LIMITS } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { type MenuBadge } from '@kaaj/web-kit';
import { useMessages } from '../messages';

/** There is no notification for each submission: a visible page polls. */
export const POLLING_OPTIONS = { pollingInterval: 10_000, skipPollingIfUnfocused: true };

/** The number of pending decisions, as number and text; undefined for none, and while loading. */
export function usePendingReviewBadge(): MenuBadge | undefined {
  const t = useMessages();
  const format = useFormat();
  const { data: { data: count } = { data: 0 } } = useCountReceivedSubmissionsQuery(undefined, POLLING_OPTIONS);
  if (count === 0) return undefined;
  const text = `${format.number(Math.min(count, LIMITS.receivedCounted - 1))}${count < LIMITS.receivedCounted ? '' : '+'}`;
  return { text, words: t('desk.waiting', { amount: text }) };
}
