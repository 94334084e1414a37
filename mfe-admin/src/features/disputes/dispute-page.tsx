import { useGetDisputeQuery } from '@kaaj/api-client';
import { QueryState } from '@kaaj/page-kit';
import { useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { Submission, SubmissionNotFound } from './submission';

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
      {({ submissionId }) => <Submission id={submissionId} />}
    </QueryState>
  );
}
