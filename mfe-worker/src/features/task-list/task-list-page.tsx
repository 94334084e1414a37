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
import { DoneBadge } from './done-badge';
import { Narrowing } from './narrowing';
import { TaskRow } from './task-row';
import { NARROWING, useNarrowing } from './use-narrowing';
import { askedTogether, useSentFor } from './use-sent-for';

export default function TaskListPage() {
  const t = useMessages();
  const { filter, narrowed, fields, showAll } = useTaskFilter(...NARROWING);
  const narrowing = useNarrowing();
  const tasks = useRows(useTaskPagesInfiniteQuery({ ...filter, ...narrowing.filter, full: 'last' }));
  const rows = once(tasks.rows);
  const groups = askedTogether(rows.map(({ _id }) => _id));
  const anyChosen = narrowed || narrowing.count > 0;
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
      <Narrowing {...narrowing} />
      <TaskBoard
        list={{ ...tasks, rows }}
        rowKey={({ _id }) => _id}
        card={(task) => {
          const Card = onPhone ? TaskRow : OpenTask;
          return <Card task={task} group={groups.get(task._id)} />;
        }}
        rows={onPhone}
        failed={t('tasks.failed')}
        empty={
          <EmptyState
            drawing="no-tasks"
            title={t('tasks.empty')}
            text={t(anyChosen ? 'tasks.emptyFiltered' : 'tasks.emptyText')}
            action={
              anyChosen ? (
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

function OpenTask({ task, group }: { task: Task; group: string | undefined }) {
  const sent = useSentFor(task._id, group);
  const { labels, viewDetails, shut, pace, kind } = useTaskWords();
  const { short } = useRecordWords();
  const placesLeft = usePlacesLeft();
  const why = shut(task);
  return (
    <TaskCard
      task={task}
      kind={kind(task)}
      pace={pace(task)}
      record={task.buyerRecord ? short(task.buyerRecord) : undefined}
      placesLeft={placesLeft(task)}
      labels={labels}
      badge={sent ? <DoneBadge /> : why && <Badge>{why}</Badge>}
      link={
        <ButtonLink block href={`/dashboard/taskDetails/${task._id}`}>
          {viewDetails}
        </ButtonLink>
      }
    />
  );
}
