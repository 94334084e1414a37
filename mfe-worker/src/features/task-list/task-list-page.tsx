import { useTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { Badge, Button, ButtonLink, EmptyState, PageHeading, Stack, TaskBoard, TaskCard, TaskFilters } from '@kaaj/ui';
import { usePageTitle, useRows, useTaskFilter } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

export default function TaskListPage() {
  const t = useMessages();
  const { filter, narrowed, fields, showAll } = useTaskFilter();
  const tasks = useRows(useTaskPagesInfiniteQuery(filter));
  usePageTitle(t('tasks.title'));

  return (
    <Stack gap={6}>
      <PageHeading title={t('tasks.title')} lead={t('tasks.lead')} />
      <TaskFilters
        {...fields}
        texts={{
          search: t('tasks.search'),
          sort: t('tasks.sort'),
          newestFirst: t('tasks.sortNone'),
          highToLow: t('tasks.sortHigh'),
          lowToHigh: t('tasks.sortLow'),
          openOnly: t('tasks.openOnly'),
        }}
      />
      <TaskBoard
        list={tasks}
        rowKey={({ _id }) => _id}
        card={(task) => <OpenTask task={task} />}
        failed={t('tasks.failed')}
        empty={
          <EmptyState
            drawing="no-tasks"
            title={t('tasks.empty')}
            text={t(narrowed ? 'tasks.emptyFiltered' : 'tasks.emptyText')}
            action={
              narrowed ? (
                <Button variant="secondary" onClick={showAll}>
                  {t('tasks.clear')}
                </Button>
              ) : (
                <ButtonLink href="/dashboard/mysubmission">{t('menu.mySubmission')}</ButtonLink>
              )
            }
          />
        }
      />
    </Stack>
  );
}

function OpenTask({ task }: { task: Task }) {
  const t = useMessages();
  return (
    <TaskCard
      task={task}
      labels={{
        buyer: t('tasks.buyer'),
        completionDate: t('tasks.completionDate'),
        payableAmount: t('tasks.payableAmount'),
        requiredWorkers: t('tasks.requiredWorkers'),
      }}
      badge={task.requiredWorkers === 0 && <Badge>{t('tasks.full')}</Badge>}
      link={
        <ButtonLink block href={`/dashboard/taskDetails/${task._id}`}>
          {t('tasks.viewDetails')}
        </ButtonLink>
      }
    />
  );
}
