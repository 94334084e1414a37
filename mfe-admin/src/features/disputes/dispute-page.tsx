import { useGetDisputeQuery, useGetSubmissionQuery } from '@kaaj/api-client';
import { ErrorState, Loading, SkeletonCard } from '@kaaj/ui';
import { usePageTitle, useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { WorkSheet } from './work-sheet';

/** One dispute with the work that it is about. */
export default function DisputePage() {
  const t = useMessages();
  const { disputeId = '' } = useParams();
  const dispute = useGetDisputeQuery({ id: disputeId });
  const submissionId = dispute.currentData?.data.submissionId;
  const work = useGetSubmissionQuery({ id: submissionId ?? '' }, { skip: submissionId === undefined });
  usePageTitle(dispute.currentData?.data.task.title ?? t('disputes.title'));

  const failed = [dispute, work].find(({ error, currentData }) => error && !currentData);
  if (failed) {
    return <ErrorState title={t('disputes.failed')} retrying={failed.isFetching} onRetry={failed.refetch} />;
  }
  if (!work.currentData) {
    return (
      <Loading>
        <SkeletonCard lines={8} />
      </Loading>
    );
  }
  return <WorkSheet work={work.currentData.data} />;
}
