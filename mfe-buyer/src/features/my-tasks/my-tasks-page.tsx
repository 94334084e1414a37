import { chunkIds, useBuyerTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { LENGTHS, type Task } from '@kaaj/contract';
import { TaskThumbnail } from '@kaaj/page-kit/task';
import { Button, ButtonLink, CoinAmount, Link, PageHeading, Row, Stack, useFormat } from '@kaaj/ui';
import { PlusIcon } from '@kaaj/ui/icons';
import { type Column } from '@kaaj/ui/data';
import { Tag, ColumnPlace, EmptyState, Segmented, StatusBadge, PaginatedTable } from '@kaaj/ui-desk';
import { SearchField } from '@kaaj/ui-desk/forms';
import {
  useColumnChoice,
  useInfiniteRows,
  useStableList,
  useTaskSort,
  useUrlSearch,
  useUrlState,
  type StableRows,
} from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { BatchActions, TaskActions } from './task-actions';
import { TaskProgress } from './task-progress';
import styles from './my-tasks.module.css';

export default function MyTasksPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const { sort, byDate } = useTaskSort();
  const { search, ...field } = useUrlSearch();
  const [{ open }, change] = useUrlState('open');
  const filter = {
    ...(sort && { sort }),
    ...(search && { search }),
    ...(open === 'true' && { open: 'true' as const }),
  };
  const asked = useInfiniteRows(useBuyerTaskPagesInfiniteQuery({ email, ...filter }));
  const tasks = useStableList(asked, JSON.stringify(filter));
  const narrowed = search !== '' || open === 'true';
  const some = tasks.loading || tasks.rows.length > 0 || narrowed;
  const [setPlace, choice] = useColumnChoice('my-tasks');
  const columns = useColumns(tasks);
  const add = (
    <ButtonLink href="/dashboard/addTask" icon={<PlusIcon />}>
      {t('task.add')}
    </ButtonLink>
  );
  const showAll = (
    <Button
      variant="secondary"
      onClick={() => {
        field.type('');
        change({ open: '' });
      }}
    >
      {t('desk.allTasks')}
    </Button>
  );

  return (
    <Stack gap={6}>
      <PageHeading
        title={t('tasks.title')}
        actions={
          some && (
            <Row gap={2}>
              <ButtonLink href="/dashboard/batches" variant="secondary">
                {t('batches.title')}
              </ButtonLink>
              {add}
            </Row>
          )
        }
      />
      {some && (
        <Row justify="between" align="end">
          <Segmented
            aria-label={t('tasks.which')}
            options={[
              { value: 'false', label: t('tasks.all') },
              { value: 'true', label: t('tasks.openOnly') },
            ]}
            value={open === 'true' ? 'true' : 'false'}
            onChange={(value) => change({ open: value === 'true' ? value : '' }, { push: true })}
          />
          <search className={styles.search}>
            <SearchField
              label={t('tasks.search')}
              clear={t('desk.clearTyped')}
              maxLength={LENGTHS.search}
              value={field.typed}
              onChange={field.type}
            />
          </search>
          <ColumnPlace ref={setPlace} />
        </Row>
      )}
      <PaginatedTable
        label={t('tasks.title')}
        columns={columns}
        {...choice}
        sort={byDate}
        list={tasks}
        rowKey={({ _id }) => _id}
        failed={t('tasks.failed')}
        empty={
          narrowed ? (
            <EmptyState drawing="no-tasks" title={t('desk.noneFound')} action={showAll} />
          ) : (
            <EmptyState drawing="no-tasks" title={t('tasks.empty')} text={t('tasks.emptyText')} action={add} />
          )
        }
      />
    </Stack>
  );
}

type Tasks = Pick<StableRows<Task>, 'isGone' | 'remove'> & { readonly rows: readonly Task[] };

function useColumns({ rows, isGone, remove }: Tasks): Column<Task>[] {
  const t = useMessages();
  const format = useFormat();
  const groups = chunkIds(rows.map(({ _id }) => _id));
  return [
    {
      key: 'title',
      title: t('tasks.column.title'),
      card: 'title',
      render: (task) => (
        <div className={styles.title}>
          <TaskThumbnail src={task.imageURL} size={44} />
          <div>
            <bdi>{isGone(task) ? task.title : <Link href={pageOf(task)}>{task.title}</Link>}</bdi>
            {!isGone(task) && <TaskState task={task} />}
          </div>
        </div>
      ),
    },
    {
      key: 'progress',
      title: t('tasks.column.progress'),
      render: (task) =>
        task.batch ? (
          t('tasks.items', { done: task.batch.done, items: task.batch.items })
        ) : (
          <TaskProgress task={task} group={groups.get(task._id) ?? task._id} gone={isGone(task)} />
        ),
    },
    {
      key: 'open',
      title: t('tasks.column.open'),
      align: 'end',
      render: ({ requiredWorkers }) => format.number(requiredWorkers),
    },
    {
      key: 'pay',
      title: t('tasks.column.pay'),
      align: 'end',
      render: ({ payableAmount }) => <CoinAmount coins={payableAmount} />,
    },
    {
      key: 'date',
      title: t('tasks.column.date'),
      render: ({ completionDate, closesAt }) => (
        <time dateTime={closesAt ?? completionDate}>
          {format.date(closesAt ?? completionDate)}
          {closesAt && (
            <>
              <br />
              {format.time(closesAt)}
            </>
          )}
        </time>
      ),
    },
    {
      key: 'actions',
      title: t('tasks.column.actions'),
      card: 'actions',
      render: (task) =>
        task.batch ? (
          <BatchActions title={task.title} batch={task.batch._id} />
        ) : isGone(task) ? (
          <StatusBadge status="gone">{t('status.deleted')}</StatusBadge>
        ) : (
          <TaskActions task={task} onDeleted={() => remove(task._id)} />
        ),
    },
  ];
}

/** A batch is one line: what can be done with it is on the page of batches. */
const pageOf = ({ _id, batch }: Task): string => (batch ? '/dashboard/batches' : `/dashboard/taskDetails/${_id}`);

function TaskState({ task: { closed, paused, requiredWorkers, review } }: { task: Task }) {
  const t = useMessages();
  if (review === 'declined') return <Tag color="error">{t('tasks.declined')}</Tag>;
  if (review === 'waiting' && requiredWorkers > 0) return <Tag color="warning">{t('tasks.inReview')}</Tag>;
  if (closed) return <Tag>{t('tasks.closed')}</Tag>;
  if (paused) return <Tag color="warning">{t('tasks.paused')}</Tag>;
  if (requiredWorkers === 0) return <Tag color="processing">{t('tasks.full')}</Tag>;
  return <Tag color="success">{t('tasks.open')}</Tag>;
}
