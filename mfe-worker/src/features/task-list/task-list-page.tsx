import { chunkIds, type TaskFilter, useTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { TaskBoard, TaskCard, TaskFilters } from '@kaaj/page-kit/task';
import { Badge, Button, ButtonLink, EmptyState, PageHeading, Stack, useIsBelow } from '@kaaj/ui';
import { useInfiniteRows, useTaskCard, useTaskFilter, useTaskText } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { DoneBadge } from './done-badge';
import { pageOf } from '../../shared/page-of';
import { FilterPanel } from './filter-panel';
import { SavedFilters } from './saved-filters';
import { useNotForYou } from './use-not-for-you';
import { NARROWING, useFilters } from './use-filters';
import { useSubmissionStatus } from './use-submission-status';
import styles from './filter-panel.module.css';

export default function TaskListPage() {
  const t = useMessages();
  const { filter, narrowed, fields, showAll } = useTaskFilter(...NARROWING);
  const narrowing = useFilters();
  const tasks = useInfiniteRows(useTaskPagesInfiniteQuery({ ...filter, ...narrowing.filter, full: 'last' }));
  const rows = once(tasks.rows);
  const groups = chunkIds(rows.map(({ _id }) => _id));
  const anyChosen = narrowed || narrowing.count > 0;
  const onPhone = useIsBelow('small');

  return (
    <Stack gap={onPhone ? 2 : 6}>
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
      <div className={styles.bar}>
        <FilterPanel {...narrowing} />
        <SavedFilters sought={soughtOf(filter, narrowing.filter)} />
      </div>
      <TaskBoard
        list={{ ...tasks, rows }}
        rowKey={({ _id }) => _id}
        card={(task) => <OpenTask task={task} group={groups.get(task._id)} />}
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

/** The part of the list's URL that a saved filter stores: neither the order nor the worker's own status. */
function soughtOf({ search }: TaskFilter, { category, minPay, maxMinutes }: TaskFilter) {
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(minPay !== undefined && { minPay }),
    ...(maxMinutes !== undefined && { maxMinutes }),
  };
}

/** A task that fills up during paging is in the list twice: once as open, and once among the full ones. */
function once(tasks: readonly Task[]): readonly Task[] {
  return [...new Map(tasks.map((task) => [task._id, task])).values()];
}

function OpenTask({ task, group }: { task: Task; group: string | undefined }) {
  const t = useMessages();
  const sent = useSubmissionStatus(task._id, group);
  const { viewDetails, shut, notice } = useTaskText();
  const card = useTaskCard();
  const notForYou = useNotForYou();
  const why = shut(task) ?? notForYou(task);
  const noticed = notice(task);
  return (
    <TaskCard
      {...card(task)}
      badge={
        sent && !task.batch ? (
          <DoneBadge />
        ) : why ? (
          <Badge>{why}</Badge>
        ) : (
          noticed && <Badge tone="warn">{noticed}</Badge>
        )
      }
      link={
        <ButtonLink block href={pageOf(task)}>
          {task.batch ? t('stream.start') : viewDetails}
        </ButtonLink>
      }
    />
  );
}
