import { PageHeading, SectionHeading, Stack } from '@kaaj/ui';
import { usePageTitle } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { RequestList } from './request-list';
import { WithdrawForm } from './withdraw-form';

export default function WithdrawalsPage() {
  const t = useMessages();
  usePageTitle(t('withdraw.title'));
  return (
    <Stack gap={7}>
      <PageHeading title={t('withdraw.heading')} />
      <WithdrawForm />
      <section aria-labelledby="requests">
        <SectionHeading id="requests" size="small" title={t('withdraw.requests')} />
        <RequestList />
      </section>
    </Stack>
  );
}
