import { useWithdrawalPagesInfiniteQuery } from '@kaaj/api-client';
import { PageHeading, SectionHeading, Stack } from '@kaaj/ui';
import { useOwnEmail, usePageTitle, useRows, useSteadyList } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { RequestList } from './request-list';
import { SavedAccounts } from './saved-accounts';
import { WithdrawForm } from './withdraw-form';

export default function WithdrawalsPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const requests = useSteadyList(useRows(useWithdrawalPagesInfiniteQuery({ email })));
  usePageTitle(t('withdraw.title'));
  return (
    <Stack gap={7}>
      <PageHeading title={t('withdraw.heading')} />
      <WithdrawForm onSent={requests.add} />
      <SavedAccounts />
      <section aria-labelledby="requests">
        <SectionHeading id="requests" size="small" title={t('withdraw.requests')} />
        <RequestList list={requests} />
      </section>
    </Stack>
  );
}
