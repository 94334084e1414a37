import { useExportPayoutBatchMutation } from '@kaaj/api-client';
import { type PaymentSystem } from '@kaaj/contract';
import { useSend } from '@kaaj/page-kit';
import { useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { saveBatch } from './save-batch';

/** Exports the queued payouts of one payment system and downloads them as a file. */
export function useExportPayoutBatch() {
  const t = useMessages();
  const toast = useToast();
  const { send, button } = useSend();
  const [exportBatch] = useExportPayoutBatchMutation();
  const take = (rail: PaymentSystem) => {
    const ask = {
      title: t('payouts.take.question', { rail: t(`system.${rail}`) }),
      text: t('payouts.take.text'),
      ok: t('payouts.take.button'),
    };
    return send(() => exportBatch({ exportBatchBody: { rail } }).unwrap(), {
      confirm: ask,
      onSuccess: ({ data: { _id, csv, count, amount } }) => {
        saveBatch(`kaaj-payouts-${rail}-${_id.slice(-6)}`, csv);
        toast.success(t('payouts.take.done', { count, amount: Math.round(amount * 100) }));
      },
    });
  };
  return { take, button };
}
