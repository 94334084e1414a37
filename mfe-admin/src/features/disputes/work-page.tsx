import { useGetSubmissionQuery } from '@kaaj/api-client';
import { ErrorState, Loading, SkeletonCard } from '@kaaj/ui';
import { usePageTitle, useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { WorkSheet } from './work-sheet';

/** One piece of anybody's work, disputed or not. */
export default function WorkPage() {
  const t = useMessages();
  const { submissionId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetSubmissionQuery({ id: submissionId });
  usePageTitle(currentData?.data.instructions.title ?? t('disputes.title'));
  if (error && !currentData) {
    return <ErrorState title={t('disputes.failed')} retrying={isFetching} onRetry={refetch} />;
  }
  if (!currentData) {
    return (
      <Loading>
        <SkeletonCard lines={8} />
      </Loading>
    );
  }
  return <WorkSheet work={currentData.data} />;
}
