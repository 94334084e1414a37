import { useLazyListPaymentsQuery } from '@kaaj/api-client';
import { LIMITS } from '@kaaj/contract';
import { allPages, toCsv, download, useSend } from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** Downloads all payments of the buyer as a file, including pages that the list has not loaded. */
export function usePaymentsFile(): { readonly making: boolean; readonly make: () => Promise<boolean> } {
  const t = useMessages();
  const { send, pending: making } = useSend();
  const email = useOwnEmail();
  const [list] = useLazyListPaymentsQuery();

  const save = async () => {
    const payments = await allPages((from) => list({ email, size: LIMITS.listPageSizeMax, ...from }).unwrap());
    const rows = payments.rows.map(({ purchaseDate, coinsPurchased, amountPaid, transID, state }) => [
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
    download('kaaj-payments.csv', toCsv(header, rows));
  };
  return { making, make: () => send(save) };
}
