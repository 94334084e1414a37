import { useTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  PageHeading,
  Stack,
  TaskBoard,
  TaskCard,
  TaskFilters,
  useBelow,
} from '@kaaj/ui';
import { usePageTitle, usePlacesLeft, useRecordWords, useRows, useTaskFilter, useTaskWords } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { TaskRow } from './task-row';

export default function TaskListPage() {
  const t = useMessages();
  const { filter, narrowed, fields, showAll } = useTaskFilter();
  const tasks = useRows(useTaskPagesInfiniteQuery({ ...filter, full: 'last' }));
  const onPhone = useBelow('small');
  usePageTitle(t('tasks.title'));

  return (
    <Stack gap={onPhone ? 4 : 6}>
      <PageHeading title={t('tasks.title')} lead={onPhone ? undefined : t('tasks.lead')} />
      <TaskFilters
        {...fields}
        hideLabels={onPhone}
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
        list={{ ...tasks, rows: once(tasks.rows) }}
        rowKey={({ _id }) => _id}
        card={(task) => (onPhone ? <TaskRow task={task} /> : <OpenTask task={task} />)}
        rows={onPhone}
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

/** A task that fills up while somebody walks the list is in it twice: with a place, and among the full ones. */
function once(tasks: readonly Task[]): readonly Task[] {
  return [...new Map(tasks.map((task) => [task._id, task])).values()];
}

function OpenTask({ task }: { task: Task }) {
  const { labels, viewDetails, shut, pace } = useTaskWords();
  const { short } = useRecordWords();
  const placesLeft = usePlacesLeft();
  const why = shut(task);
  return (
    <TaskCard
      task={task}
      pace={pace(task)}
      record={task.buyerRecord ? short(task.buyerRecord) : undefined}
      placesLeft={placesLeft(task)}
      labels={labels}
      badge={why && <Badge>{why}</Badge>}
      link={
        <ButtonLink block href={`/dashboard/taskDetails/${task._id}`}>
          {viewDetails}
        </ButtonLink>
      }
    />
  );
}
