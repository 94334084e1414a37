import { useGetDisputeQuery, useGetSubmissionQuery } from '@kaaj/api-client';
import { Fetched } from '@kaaj/page-kit';
import { usePageTitle, useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { NoSuchWork } from './no-such-work';
import { WorkSheet } from './work-sheet';

/** One dispute with the work that it is about. */
export default function DisputePage() {
  const t = useMessages();
  const { disputeId = '' } = useParams();
  const asked = useGetDisputeQuery({ id: disputeId });
  usePageTitle(asked.currentData?.data.task.title ?? t('disputes.title'));
  return (
    <Fetched asked={asked} failed={t('disputes.failed')} missing={<NoSuchWork />}>
      {({ submissionId }) => <Disputed submissionId={submissionId} />}
    </Fetched>
  );
}

function Disputed({ submissionId }: { readonly submissionId: string }) {
  const t = useMessages();
  const asked = useGetSubmissionQuery({ id: submissionId });
  return (
    <Fetched asked={asked} failed={t('disputes.failed')} missing={<NoSuchWork />}>
      {(work) => <WorkSheet work={work} />}
    </Fetched>
  );
}
