import { useGetDisputeQuery, useGetSubmissionQuery } from '@kaaj/api-client';
import { QueryState } from '@kaaj/page-kit';
import { usePageTitle, useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { SubmissionNotFound } from './submission-not-found';
import { WorkSheet } from './work-sheet';

/** One dispute with the work that it is about. */
export default function DisputePage() {
  const t = useMessages();
  const { disputeId = '' } = useParams();
  const asked = useGetDisputeQuery({ id: disputeId });
  usePageTitle(asked.currentData?.data.task.title ?? t('disputes.title'));
  return (
    <QueryState asked={asked} failed={t('disputes.failed')} missing={<SubmissionNotFound />}>
      {({ submissionId }) => <Disputed submissionId={submissionId} />}
    </QueryState>
  );
}

function Disputed({ submissionId }: { readonly submissionId: string }) {
  const t = useMessages();
  const asked = useGetSubmissionQuery({ id: submissionId });
  return (
    <QueryState asked={asked} failed={t('disputes.failed')} missing={<SubmissionNotFound />}>
      {(work) => <WorkSheet work={work} />}
    </QueryState>
  );
}
