import { useWithdrawalPagesInfiniteQuery } from '@kaaj/api-client';
import { PageHeading, SectionHeading, Stack } from '@kaaj/ui';
import { useInfiniteRows, useStableList } from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { RequestList } from './request-list';
import { WithdrawForm } from './withdraw-form';

export default function WithdrawalsPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const requests = useStableList(useInfiniteRows(useWithdrawalPagesInfiniteQuery({ email })));
  return (
    <Stack gap={7}>
      <PageHeading title={t('withdraw.heading')} tabTitle={t('withdraw.title')} />
      <WithdrawForm onSent={requests.add} />
      <section aria-labelledby="requests">
        <SectionHeading id="requests" size="small" title={t('withdraw.requests')} />
        <RequestList list={requests} />
      </section>
    </Stack>
  );
}
