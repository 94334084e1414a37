import { useTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { centsOfCoins, type Task } from '@kaaj/contract';
import { EmptyState, ErrorState, LoadMore, PageHeading, Row, SearchIcon, Stack, TextField, useFormat } from '@kaaj/ui';
import { type Column, Table } from '@kaaj/ui/data';
import { useCommonMessages, usePageTitle, useRows, useSettled, useUrlState } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { DeleteTaskButton } from './delete-task-button';
import './manage-tasks.css';

export default function ManageTasksPage() {
  const t = useMessages();
  const common = useCommonMessages();
  const [filter, change] = useUrlState('search');
  const search = useSettled(filter.search.trim());
  const { rows, loading, refreshing, error, retry, hasMore, loadMore, loadingMore } = useRows(
    useTaskPagesInfiniteQuery(search ? { search } : {}),
  );
  const columns = useColumns();
  usePageTitle(t('tasks.title'));

  return (
    <Stack gap={6}>
      <PageHeading title={t('tasks.title')} />
      <Row as="search">
        <TextField
          type="search"
          label={t('tasks.search')}
          icon={<SearchIcon />}
          value={filter.search}
          onChange={({ target }) => change({ search: target.value })}
        />
      </Row>
      {error ? (
        <ErrorState title={t('tasks.failed')} retryLabel={common('action.retry')} onRetry={retry} />
      ) : (
        <Table
          label={t('tasks.title')}
          columns={columns}
          rows={rows}
          rowKey={({ _id }) => _id}
          loading={loading}
          loadingRows={10}
          refreshing={refreshing}
          empty={<EmptyState drawing="no-tasks" title={t('tasks.empty')} text={t('tasks.emptyText')} />}
        />
      )}
      <LoadMore hasMore={hasMore} loading={loadingMore} onMore={loadMore} label={common('action.loadMore')} />
    </Stack>
  );
}

function useColumns(): Column<Task>[] {
  const t = useMessages();
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
      render: (task) => <DeleteTaskButton task={task} />,
    },
  ];
}
