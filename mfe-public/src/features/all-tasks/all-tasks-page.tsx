import { useTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { PageHeading } from '@kaaj/ui';
import { usePageTitle, useRows } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { Page } from '../../shared/page';
import { NoTasks } from './no-tasks';
import { TaskBoard } from './task-board';
import { TaskFilters } from './task-filters';
import { useTaskFilter } from './use-task-filter';

export default function AllTasksPage() {
  const t = useMessages();
  const { filter, chosen, change } = useTaskFilter();
  const tasks = useRows(useTaskPagesInfiniteQuery(filter));
  const empty = !tasks.loading && !tasks.error && tasks.rows.length === 0;
  usePageTitle(t('allTasks.title'));
  return (
    <Page>
      <PageHeading title={empty ? t('allTasks.empty') : t('allTasks.title')} lead={t('allTasks.lead')} />
      <TaskFilters chosen={chosen} onChange={change} />
      {empty ? (
        <NoTasks
          filtered={Boolean(filter.search ?? filter.open)}
          onClear={() => change({ search: '', open: '' }, { push: true })}
        />
      ) : (
        <TaskBoard tasks={tasks} />
      )}
    </Page>
  );
}
