import { useGetSubmissionQuery } from '@kaaj/api-client';
import { QueryState } from '@kaaj/page-kit';
import { useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { SubmissionNotFound } from './submission-not-found';
import { WorkSheet } from './work-sheet';

/** Any submission, disputed or not. */
export default function WorkPage() {
  const t = useMessages();
  const { submissionId = '' } = useParams();
  const query = useGetSubmissionQuery({ id: submissionId });
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
