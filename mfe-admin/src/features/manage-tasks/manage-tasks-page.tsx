import { useTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { usePrices, useRows, useUrlSearch } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { SearchedList } from '../../shared/searched-list';
import { DeleteTaskButton } from './delete-task-button';
import './manage-tasks.css';

export default function ManageTasksPage() {
  const t = useMessages();
  const { search, ...field } = useUrlSearch();
  return (
    <SearchedList
      title={t('tasks.title')}
      search={{ ...field, label: t('tasks.search') }}
      list={useRows(useTaskPagesInfiniteQuery(search ? { search } : {}))}
      columns={useColumns()}
      failed={t('tasks.failed')}
      empty={{ drawing: 'no-tasks', title: t('tasks.empty'), text: t('tasks.emptyText') }}
    />
  );
}

function useColumns(): Column<Task>[] {
  const t = useMessages();
  const format = useFormat();
  const { centsOf } = usePrices();
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
      // The list states it in dollars.
      render: ({ payableAmount }) => format.dollars(centsOf(payableAmount)),
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
      render: (task) => <DeleteTaskButton task={task} />,
    },
  ];
}
