import { useManagedTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { type ManagedTask, type TaskState } from '@kaaj/contract';
import { CoinAmount, Link, Money, Stack, useFormat } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { Tag } from '@kaaj/ui-desk';
import {
  type StableRows,
  titleOf,
  useColumnChoice,
  useInfiniteRows,
  usePersonName,
  usePrices,
  useStableList,
  useTaskSort,
  useUrlSearch,
} from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { SearchableList } from '../../shared/searchable-list';
import { DeleteTaskButton } from './delete-task-button';
import { TasksToReview } from './tasks-to-review';
import styles from './manage-tasks.module.css';

export default function ManageTasksPage() {
  const t = useMessages();
  const { search, ...field } = useUrlSearch();
  const { sort, byDate } = useTaskSort();
  const filter = { ...(search && { search }), ...(sort && { sort }) };
  const tasks = useStableList(useInfiniteRows(useManagedTaskPagesInfiniteQuery(filter)), JSON.stringify(filter));
  return (
    <SearchableList
      title={t('tasks.title')}
      search={{ ...field, label: t('tasks.search') }}
      list={tasks}
      columns={useColumns(tasks)}
      choice={useColumnChoice('manage-tasks')}
      sort={byDate}
      failed={t('tasks.failed')}
      empty={{ drawing: 'no-tasks', title: t('tasks.empty'), text: t('tasks.emptyText') }}
    >
      <TasksToReview />
    </SearchableList>
  );
}

const COLOURS = {
  open: 'success',
  full: 'processing',
  past: 'default',
  review: 'warning',
  deleted: 'error',
} as const satisfies Record<TaskState, string>;

/** The title with the buyer, the state of the task and its pending submissions; a deleted task has no page. */
function Title({ task, state }: { task: ManagedTask; state: TaskState }) {
  const t = useMessages();
  const nameOf = usePersonName();
  const { _id, buyer, waitingCoins } = task;
  const title = titleOf(task);
  return (
    <Stack gap={1} align="start">
      <bdi>{state === 'deleted' ? title : <Link href={`/dashboard/taskDetails/${_id}`}>{title}</Link>}</bdi>
      <small>
        <bdi>{nameOf(buyer.name)}</bdi>
      </small>
      <Tag color={COLOURS[state]}>{t(`tasks.state.${state}`)}</Tag>
      {waitingCoins > 0 && <small>{t('tasks.waiting', { coins: waitingCoins })}</small>}
    </Stack>
  );
}

function useColumns({ isGone, remove }: Pick<StableRows<ManagedTask>, 'isGone' | 'remove'>): Column<ManagedTask>[] {
  const t = useMessages();
  const format = useFormat();
  const { centsOf } = usePrices();
  const stateOf = (task: ManagedTask): TaskState => (isGone(task) ? 'deleted' : task.state);
  return [
    {
      key: 'title',
      title: t('tasks.column.title'),
      card: 'title',
      render: (task) => <Title task={task} state={stateOf(task)} />,
    },
    {
      key: 'detail',
      title: t('tasks.column.detail'),
      hideBelow: 'large',
      render: ({ taskDetail }) => <span className={styles.detail}>{taskDetail}</span>,
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
      render: ({ payableAmount }) => (
        <Stack gap={1} align="end">
          <CoinAmount coins={payableAmount} />
          <Money cents={centsOf(payableAmount)} inTaka />
        </Stack>
      ),
    },
    {
      key: 'date',
      title: t('tasks.column.completionDate'),
      render: ({ completionDate }) => <time dateTime={completionDate}>{format.date(completionDate)}</time>,
    },
    {
      key: 'actions',
      title: t('tasks.column.actions'),
      card: 'actions',
      render: (task) =>
        stateOf(task) !== 'deleted' && <DeleteTaskButton task={task} onDeleted={() => remove(task._id)} />,
    },
  ];
}
