import { useTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { centsOfCoins, type Task } from '@kaaj/contract';
import { StatusBadge, useFormat } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { useCommonMessages, useRows, useSteadyList, useUrlSearch, type SteadyRows } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { SearchedList } from '../../shared/searched-list';
import { DeleteTaskButton } from './delete-task-button';
import './manage-tasks.css';

export default function ManageTasksPage() {
  const t = useMessages();
  const { search, ...field } = useUrlSearch();
  const tasks = useSteadyList(useRows(useTaskPagesInfiniteQuery(search ? { search } : {})));
  return (
    <SearchedList
      title={t('tasks.title')}
      search={{ ...field, label: t('tasks.search') }}
      list={tasks}
      columns={useColumns(tasks)}
      failed={t('tasks.failed')}
      empty={{ drawing: 'no-tasks', title: t('tasks.empty'), text: t('tasks.emptyText') }}
    />
  );
}

function useColumns({ isGone, remove }: Pick<SteadyRows<Task>, 'isGone' | 'remove'>): Column<Task>[] {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  return [
    { key: 'title', title: t('tasks.column.title'), card: 'title', render: ({ title }) => title },
    {
      key: 'detail',
      title: t('tasks.column.detail'),
      hideBelow: 'medium',
      render: ({ taskDetail }) => <span className="manage-tasks__detail">{taskDetail}</span>,
    },
    {
      key: 'workers',
      title: t('tasks.column.requiredWorkers'),
      align: 'end',
      render: ({ requiredWorkers }) => format.number(requiredWorkers),
    },
    {
      key: 'pay',
      title: t('tasks.column.payableAmount'),
      align: 'end',
      // The list states it in dollars: coins at the fixed rate.
      render: ({ payableAmount }) => format.dollars(centsOfCoins(payableAmount)),
    },
    {
      key: 'date',
      title: t('tasks.column.completionDate'),
      render: ({ completionDate }) => format.date(completionDate),
    },
    {
      key: 'actions',
      title: t('tasks.column.actions'),
      card: 'actions',
      render: (task) =>
        isGone(task) ? (
          <StatusBadge status="gone">{common('status.deleted')}</StatusBadge>
        ) : (
          <DeleteTaskButton task={task} onDeleted={() => remove(task._id)} />
        ),
    },
  ];
}
