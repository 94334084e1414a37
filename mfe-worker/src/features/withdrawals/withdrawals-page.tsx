import { useWithdrawalPagesInfiniteQuery } from '@kaaj/api-client';
import { ButtonLink, Card, CoinAmount, Money, PageHeading, SectionHeading, Stack } from '@kaaj/ui';
import { useBalance, usePrices, useInfiniteRows, useStableList } from '@kaaj/page-kit';
import { useOwnEmail, usePageTitle } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { RequestList } from './request-list';
import { SavedAccounts } from './saved-accounts';
import { WithdrawForm } from './withdraw-form';
import styles from './withdrawals.module.css';

export default function WithdrawalsPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const requests = useStableList(useInfiniteRows(useWithdrawalPagesInfiniteQuery({ email })));
  usePageTitle(t('withdraw.title'));
  return (
    <Stack gap={7}>
      <PageHeading title={t('withdraw.heading')} />
      <div className={styles.columns}>
        <Stack gap={5}>
          <Balance />
          <WithdrawForm onSent={requests.add} />
        </Stack>
        <SavedAccounts />
      </div>
      <section aria-labelledby="requests">
        <SectionHeading id="requests" size="small" title={t('withdraw.requests')} />
        <RequestList list={requests} />
      </section>
    </Stack>
  );
}

/** What can be had, what it is worth, and what already waits. */
function Balance() {
  const t = useMessages();
  const { available, words } = useBalance();
  const { centsOf } = usePrices();
  return (
    <Card padding="large" className={styles.balance}>
      <div>
        <span>{t('withdraw.available')}</span>
        <CoinAmount coins={available} size="huge" />
      </div>
      <div>
        <span>{t('withdraw.worth')}</span>
        <strong>
          <Money cents={centsOf(available)} inTaka />
        </strong>
      </div>
      {words && <p>{words}</p>}
      <ButtonLink variant="ghost" size="small" href="/dashboard/statement">
        {t('withdraw.wallet')}
      </ButtonLink>
    </Card>
  );
}
