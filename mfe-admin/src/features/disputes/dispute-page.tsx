import { useGetDisputeQuery, useGetSubmissionQuery } from '@kaaj/api-client';
import { QueryState } from '@kaaj/page-kit';
import { useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { SubmissionNotFound } from './submission-not-found';
import { WorkSheet } from './work-sheet';

/** One dispute with its submission. */
export default function DisputePage() {
  const t = useMessages();
  const { disputeId = '' } = useParams();
  const query = useGetDisputeQuery({ id: disputeId });
  return (
    <QueryState
      query={query}
      errorTitle={t('disputes.failed')}
      tabTitle={t('disputes.title')}
      notFound={<SubmissionNotFound />}
    >
      {({ submissionId }) => <Disputed submissionId={submissionId} />}
    </QueryState>
  );
}

function Disputed({ submissionId }: { readonly submissionId: string }) {
  const t = useMessages();
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
