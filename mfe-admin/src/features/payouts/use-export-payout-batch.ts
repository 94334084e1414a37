import { useExportPayoutBatchMutation, usePayoutPagesInfiniteQuery } from '@kaaj/api-client';
import { type PaymentSystem } from '@kaaj/contract';
import { useInfiniteRows, useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { saveBatch } from './save-batch';

/** What can be exported, by payment system; `whole` when all of it is loaded. */
function useExportablePayouts() {
  const { rows, hasMore, loading, error } = useInfiniteRows(usePayoutPagesInfiniteQuery({ state: 'queued' }));
  const free = rows.filter(({ batch, automatic }) => !batch && !automatic);
  const of = (system: PaymentSystem) => {
    const amounts = free.filter(({ rail }) => rail === system).map(({ amount }) => Math.round(amount * 100));
    return { count: amounts.length, cents: amounts.reduce((sum, cents) => sum + cents, 0) };
  };
  return { of, whole: !loading && !error && !hasMore };
}

/** Exports the queued payouts of one payment system and downloads them as a file. */
export function useExportPayoutBatch() {
  const t = useMessages();
  const { send, button } = useSend();
  const [exportBatch] = useExportPayoutBatchMutation();
  const queue = useExportablePayouts();
  const take = (rail: PaymentSystem) => {
    const { count: queued, cents } = queue.of(rail);
    const named = { rail: t(`system.${rail}`), count: queued, amount: cents };
    const ask = {
      title: queue.whole ? t('payouts.take.questionOf', named) : t('payouts.take.question', named),
      text: t('payouts.take.text'),
      ok: t('payouts.take.button'),
    };
    return send(() => exportBatch({ exportBatchBody: { rail } }).unwrap(), {
      confirm: ask,
      success: ({ data: { count, amount } }) => t('payouts.take.done', { count, amount: Math.round(amount * 100) }),
      onSuccess: ({ data: { _id, csv } }) => saveBatch(`kaaj-payouts-${rail}-${_id.slice(-6)}`, csv),
    });
  };
  return { take, button, queue };
}
