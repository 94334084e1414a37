import { useGetWorkAgreementQuery } from '@kaaj/api-client';
import { Banner, Link, Stack } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** How the answers of the worker who sent this compare within its batch; nothing where they are not compared, or nobody knows. */
export function WorkAgreement({ submissionId }: { readonly submissionId: string }) {
  const t = useMessages();
  const { currentData } = useGetWorkAgreementQuery({ id: submissionId });
  const agreement = currentData?.data.agreement;
  if (!agreement || (agreement.controls === 0 && agreement.compared === 0)) return null;
  const { batch, controls, missed, compared, withMajority, missesControl } = agreement;
  return (
    <Banner kind={missesControl ? 'warn' : 'info'}>
      <Stack gap={1}>
        {missesControl && <p>{t('work.missesControl')}</p>}
        {controls > 0 && <p>{t('work.controls', { missed, controls })}</p>}
        {compared > 0 && <p>{t('work.withMajority', { some: withMajority, all: compared })}</p>}
        <Link href={`/dashboard/batch/${batch}`}>{t('agreement.title')}</Link>
      </Stack>
    </Banner>
  );
}
