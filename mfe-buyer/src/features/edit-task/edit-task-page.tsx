import { useGetTaskQuery } from '@kaaj/api-client';
import { ButtonLink, SkeletonRegion, PageHeading, Stack, Card } from '@kaaj/ui';
import { EmptyState, ErrorState, Skeleton } from '@kaaj/ui-desk';
import { isNotFound } from '@kaaj/page-kit';
import { useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { EditForm } from './edit-form';
import { OpenPlaces } from './open-places';

export default function EditTaskPage() {
  const t = useMessages();
  const { taskId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetTaskQuery({ id: taskId });
  const task = currentData?.data;

  if (isNotFound(error)) {
    return (
      <EmptyState
        drawing="no-tasks"
        level={1}
        title={t('edit.missing')}
        action={<ButtonLink href="/dashboard/myTasks">{t('edit.back')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={6}>
      <PageHeading
        title={t('edit.title')}
        lead={t('edit.lead')}
        back={{ href: '/dashboard/myTasks', label: t('edit.back') }}
      />
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
