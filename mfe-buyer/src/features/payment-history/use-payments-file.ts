import { useLazyListPaymentsQuery } from '@kaaj/api-client';
import { LIMITS, type Payment } from '@kaaj/contract';
import { csvOf, download } from '@kaaj/page-kit';
import { useOwnEmail, useToast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';

/** Hands the buyer all of their payments as a file, those too that the list has not come to yet. */
export function usePaymentsFile(): { readonly making: boolean; readonly make: () => Promise<void> } {
  const t = useMessages();
  const toast = useToast();
  const email = useOwnEmail();
  const [list] = useLazyListPaymentsQuery();
  const [making, setMaking] = useState(false);

  const all = async () => {
    const payments: Payment[] = [];
    let cursor: string | undefined;
    do {
      const { data, page } = await list({
        email,
        size: LIMITS.listPageSizeMax,
        ...(cursor !== undefined && { cursor }),
      }).unwrap();
      payments.push(...data);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    return payments;
  };

  const make = async () => {
    setMaking(true);
    try {
      const rows = (await all()).map(({ purchaseDate, coinsPurchased, amountPaid, transID, state }) => [
        purchaseDate,
        coinsPurchased,
        amountPaid.toFixed(2),
        transID,
        t(`history.state.${state}`),
      ]);
      const header = [
        t('history.date'),
        t('history.coins'),
        t('history.amount'),
        t('history.transaction'),
        t('history.state'),
      ];
      download('kaaj-payments.csv', csvOf(header, rows));
    } catch (error) {
      toast.problem(error);
    } finally {
      setMaking(false);
    }
  };
  return { making, make };
}
