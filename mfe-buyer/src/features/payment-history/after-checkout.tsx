import { type Payment } from '@kaaj/contract';
import { Banner } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** The state of the payment that the checkout returned from; undefined until the list contains it. */
export function AfterCheckout({ payment }: { payment: Payment | undefined }) {
  const t = useMessages();
  if (payment?.state === 'settled') return <Banner kind="good">{t('buy.success')}</Banner>;
  if (payment?.state === 'failed') return <Banner kind="error">{t('buy.declined')}</Banner>;
  return <Banner>{t('buy.returned')}</Banner>;
}
