import { chunkIds, useBuyerTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { TaskThumbnail } from '@kaaj/page-kit/task';
import { ButtonLink, CoinAmount, Link, PageHeading, Row, Stack, useFormat } from '@kaaj/ui';
import { EditIcon, PlusIcon } from '@kaaj/ui/icons';
import { type Column } from '@kaaj/ui/data';
import { Badge, ColumnPlace, EmptyState, StatusBadge, PaginatedTable } from '@kaaj/ui-desk';
import { useColumnChoice, useInfiniteRows, useStableList, useTaskSort, type StableRows } from '@kaaj/page-kit';
import { useCommonMessages, useOwnEmail, usePageTitle } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { ResultsButton } from '../../shared/results-button';
import { DeleteTaskButton } from './delete-task-button';
import { PostAgainButton } from './post-again-button';
import { TaskProgress } from './task-progress';
import styles from './my-tasks.module.css';

export default function MyTasksPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const { sort, byDate } = useTaskSort();
  const tasks = useStableList(useInfiniteRows(useBuyerTaskPagesInfiniteQuery({ email, ...(sort && { sort }) })), sort);
  const choice = useColumnChoice('my-tasks');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const columns = useColumns(tasks);
  const batches = (
    <ButtonLink href="/dashboard/batches" variant="secondary">
      {t('batches.title')}
    </ButtonLink>
  );
  const add = (
    <ButtonLink href="/dashboard/addTask" icon={<PlusIcon />}>
      {t('task.add')}
    </ButtonLink>
  );
  usePageTitle(t('tasks.title'));

  return (
    <Stack gap={6}>
      <PageHeading
        title={t('tasks.title')}
        actions={
          (tasks.loading || tasks.rows.length > 0) && (
            <Row gap={2}>
              <ColumnPlace ref={setPlace} />
              {batches}
              {add}
            </Row>
          )
        }
      />
      <PaginatedTable
        label={t('tasks.title')}
        columns={columns}
        choice={choice}
        choicePlace={place}
        sort={byDate}
        list={tasks}
        rowKey={({ _id }) => _id}
        failed={t('tasks.failed')}
        empty={<EmptyState drawing="no-tasks" title={t('tasks.empty')} text={t('tasks.emptyText')} action={add} />}
      />
    </Stack>
  );
}

type Tasks = Pick<StableRows<Task>, 'isGone' | 'remove'> & { readonly rows: readonly Task[] };

function useColumns({ rows, isGone, remove }: Tasks): Column<Task>[] {
  const t = useMessages();
  const common = useCommonMessages();
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
          <Row gap={2} className={styles.actions}>
            <ButtonLink size="small" variant="secondary" href={pageOf(task)}>
              {t('tasks.batch')}
            </ButtonLink>
            <ResultsButton path={`/task/batch/${task.batch._id}`} title={task.title} />
          </Row>
        ) : isGone(task) ? (
          <StatusBadge status="gone">{common('status.deleted')}</StatusBadge>
        ) : (
          <Row gap={2} className={styles.actions}>
            <ButtonLink
              size="small"
              variant="secondary"
              icon={<EditIcon />}
              href={`/dashboard/task/update/${task._id}`}
            >
              {t('tasks.update')}
            </ButtonLink>
            <PostAgainButton task={task} />
            <ResultsButton path={`/task/${task._id}`} title={task.title} />
            <DeleteTaskButton task={task} onDeleted={() => remove(task._id)} />
          </Row>
        ),
    },
  ];
}

/** A batch is one line: what can be done with it is on the page of batches. */
const pageOf = ({ _id, batch }: Task): string => (batch ? '/dashboard/batches' : `/dashboard/taskDetails/${_id}`);

function TaskState({ task: { closed, paused, requiredWorkers, review } }: { task: Task }) {
  const t = useMessages();
  if (review === 'declined') return <Badge tone="bad">{t('tasks.declined')}</Badge>;
  if (review === 'waiting' && requiredWorkers > 0) return <Badge tone="warn">{t('tasks.inReview')}</Badge>;
  if (closed) return <Badge>{t('tasks.closed')}</Badge>;
  if (paused) return <Badge tone="warn">{t('tasks.paused')}</Badge>;
  if (requiredWorkers === 0) return <Badge tone="info">{t('tasks.full')}</Badge>;
  return <Badge tone="good">{t('tasks.open')}</Badge>;
}
