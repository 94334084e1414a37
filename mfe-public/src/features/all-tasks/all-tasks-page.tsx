import { useTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { TaskBoard, TaskFilters } from '@kaaj/page-kit/task';
import { PageHeading } from '@kaaj/ui';
import { useInfiniteRows, useTaskFilter } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { Page } from '../../shared/page';
import { ListedTaskCard } from './listed-task-card';
import { NoTasks } from './no-tasks';

export default function AllTasksPage() {
  const t = useMessages();
  const { filter, narrowed, fields, showAll } = useTaskFilter();
  const tasks = useInfiniteRows(useTaskPagesInfiniteQuery(filter));
  const empty = !tasks.loading && !tasks.error && tasks.rows.length === 0;
  return (
    <Page>
      <PageHeading
        title={empty ? t('allTasks.empty') : t('allTasks.title')}
        tabTitle={t('allTasks.title')}
        lead={t('allTasks.lead')}
      />
      <TaskFilters
        {...fields}
        hideLabels
        aria-label={t('allTasks.filters')}
        texts={{
          search: t('allTasks.search'),
          sort: t('allTasks.sort'),
          newestFirst: t('allTasks.sort'),
          highToLow: t('allTasks.sortHigh'),
          lowToHigh: t('allTasks.sortLow'),
          openOnly: t('allTasks.openOnly'),
        }}
      />
      <TaskBoard
        list={tasks}
        rowKey={({ _id }) => _id}
        card={(task) => <ListedTaskCard task={task} />}
        failed={t('state.failed')}
        empty={<NoTasks filtered={narrowed} onClear={showAll} />}
        more={t('allTasks.more')}
      />
    </Page>
  );
}
