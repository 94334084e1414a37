import { PageHeading } from '@kaaj/ui';
import { useLocation, usePageTitle } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { Page } from '../../shared/page';
import { NoTasks } from './no-tasks';
import { TaskBoard } from './task-board';
import { TaskFilters } from './task-filters';
import { useTaskBatch } from './use-task-batch';
import { useTaskFilter } from './use-task-filter';

export default function AllTasksPage() {
  const t = useMessages();
  const { search } = useLocation();
  const { filter, change } = useTaskFilter();
  const { tasks, next } = useTaskBatch(filter);
  const empty = tasks?.length === 0 && !next;
  usePageTitle(t('allTasks.title'));
  return (
    <Page>
      <PageHeading title={empty ? t('allTasks.empty') : t('allTasks.title')} lead={t('allTasks.lead')} />
      <TaskFilters filter={filter} onChange={change} />
      {empty ? (
        <NoTasks filtered={filter.search !== '' || filter.open} onClear={() => change({ search: '', open: false })} />
      ) : (
        <TaskBoard key={search} filter={filter} />
      )}
    </Page>
  );
}
