import { useGetSubmissionQuery } from '@kaaj/api-client';
import { NotFound, QueryState } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { WorkSheet } from './work-sheet';

/** A submission while it loads, and then. */
export function Submission({ id }: { readonly id: string }) {
  const t = useMessages();
  const query = useGetSubmissionQuery({ id });
  return (
    <QueryState
      query={query}
      errorTitle={t('disputes.failed')}
      tabTitle={t('disputes.title')}
      notFound={<SubmissionNotFound />}
    >
      {(work) => <WorkSheet work={work} />}
    </QueryState>
  );
}

/** In the place of a dispute, or of work, that is not there. */
export function SubmissionNotFound() {
  const t = useMessages();
  const back = { href: '/dashboard/disputes', label: t('disputes.back') };
  return <NotFound drawing="nothing-to-review" title={t('disputes.missing')} back={back} />;
}
