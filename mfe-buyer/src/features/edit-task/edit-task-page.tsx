import { useGetTaskQuery } from '@kaaj/api-client';
import { SkeletonRegion, PageHeading, Stack, Card } from '@kaaj/ui';
import { ErrorState, Skeleton } from '@kaaj/ui-desk';
import { NotFound, isNotFound } from '@kaaj/page-kit';
import { useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { EditForm } from './edit-form';
import { OpenPlaces } from './open-places';

export default function EditTaskPage() {
  const t = useMessages();
  const { taskId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetTaskQuery({ id: taskId });
  const task = currentData?.data;

  const back = { href: '/dashboard/myTasks', label: t('edit.back') };
  if (isNotFound(error)) return <NotFound drawing="no-tasks" title={t('edit.missing')} back={back} />;
  return (
    <Stack gap={6}>
      <PageHeading title={t('edit.title')} lead={t('edit.lead')} back={back} />
      {!task && error && <ErrorState title={t('edit.failed')} retrying={isFetching} onRetry={refetch} />}
      {!task && !error && (
        <SkeletonRegion>
          <Card>
            <Skeleton paragraph={{ rows: 8 }} />
          </Card>
        </SkeletonRegion>
      )}
      {task && <EditForm key={task._id} task={task} />}
      {task && !task.closed && <OpenPlaces task={task} />}
    </Stack>
  );
}
