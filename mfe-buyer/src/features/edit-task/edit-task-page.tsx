import { useGetTaskQuery } from '@kaaj/api-client';
import { PageHeading, Stack } from '@kaaj/ui';
import { NotFound, QueryState, isNotFound } from '@kaaj/page-kit';
import { useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { EditForm } from './edit-form';
import { OpenPlaces } from './open-places';

export default function EditTaskPage() {
  const t = useMessages();
  const { taskId = '' } = useParams();
  const query = useGetTaskQuery({ id: taskId });

  const back = { href: '/dashboard/myTasks', label: t('edit.back') };
  if (isNotFound(query.error)) return <NotFound drawing="no-tasks" title={t('edit.missing')} back={back} />;
  return (
    <Stack gap={6}>
      <PageHeading title={t('edit.title')} lead={t('edit.lead')} back={back} />
      <QueryState query={query} errorTitle={t('edit.failed')}>
        {(task) => (
          <>
            <EditForm key={task._id} task={task} />
            {!task.closed && <OpenPlaces task={task} />}
          </>
        )}
      </QueryState>
    </Stack>
  );
}
