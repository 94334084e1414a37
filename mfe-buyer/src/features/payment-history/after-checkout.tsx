import { type Payment } from '@kaaj/contract';
import { Banner } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** What became of the payment that somebody comes back from; undefined while the list does not have it yet. */
export function AfterCheckout({ payment }: { payment: Payment | undefined }) {
  const t = useMessages();
  if (payment?.state === 'settled') return <Banner kind="good">{t('buy.success')}</Banner>;
  if (payment?.state === 'failed') return <Banner kind="error">{t('buy.declined')}</Banner>;
  return <Banner>{t('buy.returned')}</Banner>;
}
