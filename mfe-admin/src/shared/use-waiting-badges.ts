import {
  useGetLedgerHealthQuery,
  useListRejectionSuspensionsQuery,
  useListDisputesQuery,
  useListObjectionsQuery,
  useListPayoutsQuery,
  useListReportsQuery,
} from '@kaaj/api-client';
import { useFormat } from '@kaaj/ui';
import { type MenuBadge } from '@kaaj/web-kit';
import { useMessages } from '../messages';

const POLLING = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

interface FirstPage<Row> {
  readonly data: readonly Row[];
  readonly page: { readonly next: string | null };
}

/** How many rows of first pages wait, where a page that is full of them has more behind it; undefined for none. */
function useBadge(...counts: readonly { readonly open: number; readonly more: boolean }[]): MenuBadge | undefined {
  const t = useMessages();
  const format = useFormat();
  const count = counts.reduce((sum, { open }) => sum + open, 0);
  if (count === 0) return undefined;
  const text = `${format.number(count)}${counts.some(({ more }) => more) ? '+' : ''}`;
  return { text, words: t('menu.waiting', { amount: text }) };
}

function countOpen<Row>(answer: FirstPage<Row> | undefined, isOpen: (row: Row) => boolean) {
  const open = answer?.data.filter(isOpen).length ?? 0;
  return { open, more: open === answer?.data.length && answer.page.next !== null };
}

/** Payouts that are to be sent. */
export const usePayoutsBadge = () =>
  useBadge(countOpen(useListPayoutsQuery({ state: 'queued' }, POLLING).data, () => true));

/** Disputes to decide, and buyers who may not reject until an Admin has reviewed them. */
export function useDisputesBadge(): MenuBadge | undefined {
  const disputes = useListDisputesQuery({}, POLLING).data;
  const barred = useListRejectionSuspensionsQuery({}, POLLING).data;
  return useBadge(
    countOpen(disputes, ({ state }) => state !== 'decided'),
    countOpen(barred, () => true),
  );
}

/** Objections and reports to decide. */
export function useUsersBadge(): MenuBadge | undefined {
  const objections = useListObjectionsQuery({}, POLLING).data;
  const reports = useListReportsQuery({}, POLLING).data;
  return useBadge(
    countOpen(objections, ({ decision }) => decision === null),
    countOpen(reports, ({ outcome }) => outcome === null),
  );
}

/** The worst finding of the ledger: coins that do not add up, then a shortfall. Undefined before the first check. */
export function useLedgerBadge(): MenuBadge | undefined {
  const t = useMessages();
  const health = useGetLedgerHealthQuery(undefined, POLLING).data?.data;
  if (!health?.checkedAt) return undefined;
  if (health.sum !== 0 || health.mismatchCount > 0 || health.negativeCount > 0)
    return { text: '!', words: t('menu.ledger.wrong') };
  const short = Math.round(health.dollarsShort * 100);
  return short > 0 ? { text: '!', words: t('menu.ledger.short', { amount: short }) } : undefined;
}
