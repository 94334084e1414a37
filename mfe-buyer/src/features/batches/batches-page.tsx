import { useBatchPagesInfiniteQuery, useCancelBatchMutation, useChangeBatchMutation } from '@kaaj/api-client';
import { type Batch } from '@kaaj/contract';
import { Button, ButtonLink, CoinAmount, PageHeading, Row, Stack, useFormat } from '@kaaj/ui';
import { PauseIcon, PlayIcon, XCircleIcon } from '@kaaj/ui/icons';
import { type Column, RowName } from '@kaaj/ui/data';
import { ColumnPlace, EmptyState, PaginatedTable, RowMenu, Tag } from '@kaaj/ui-desk';
import { Progress } from '@kaaj/ui-desk/stages';
import { useColumnChoice, useInfiniteRows, useSend, useUrlState } from '@kaaj/page-kit';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages';
import { ResultsButton } from '../../shared/results-button';

const POLL_INTERVAL_MS = 1_500;

const COLOURS = {
  posting: 'processing',
  paused: 'warning',
  done: 'success',
  cancelled: 'default',
  past: 'warning',
} as const;

export default function BatchesPage() {
  const t = useMessages();
  const [setPlace, choice] = useColumnChoice('batches');
  const [watching, setWatching] = useState(false);
  const batches = useInfiniteRows(
    useBatchPagesInfiniteQuery(undefined, {
      pollingInterval: watching ? POLL_INTERVAL_MS : 0,
      refetchOnMountOrArgChange: true,
    }),
  );
  const [{ batch: wanted }] = useUrlState('batch');
  const columns = useColumns(wanted);
  const posting = batches.rows.some(({ state }) => state === 'posting');
  useEffect(() => setWatching(posting), [posting]);
  const add = <ButtonLink href="/dashboard/addBatch">{t('batch.many')}</ButtonLink>;

  return (
    <Stack gap={6}>
      <PageHeading
        title={t('batches.title')}
        actions={
          (batches.loading || batches.rows.length > 0) && (
            <>
              <ColumnPlace ref={setPlace} />
              <ButtonLink href="/dashboard/bonuses" variant="secondary">
                {t('bonuses.title')}
              </ButtonLink>
              {add}
            </>
          )
        }
      />
      <PaginatedTable
        label={t('batches.title')}
        columns={columns}
        {...choice}
        list={batches}
        rowKey={({ _id }) => _id}
        failed={t('batches.failed')}
        empty={<EmptyState drawing="no-tasks" title={t('batches.empty')} text={t('batches.emptyText')} action={add} />}
      />
    </Stack>
  );
}

function useColumns(wanted: string): Column<Batch>[] {
  const t = useMessages();
  const format = useFormat();
  return [
    {
      key: 'title',
      title: t('tasks.column.title'),
      card: 'title',
      render: ({ _id, title }) => (
        <RowName wanted={_id === wanted}>
          <bdi>{title}</bdi>
        </RowName>
      ),
    },
    {
      key: 'date',
      title: t('batches.date'),
      render: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
    {
      key: 'state',
      title: t('batches.state'),
      render: ({ state }) => <Tag color={COLOURS[state]}>{t(`batches.state.${state}`)}</Tag>,
    },
    { key: 'posted', title: t('batches.posted'), render: (batch) => <Posted batch={batch} /> },
    { key: 'cost', title: t('batches.cost'), align: 'end', render: ({ cost }) => <CoinAmount coins={cost} /> },
    {
      key: 'returned',
      title: t('batches.returned'),
      align: 'end',
      render: ({ returned }) => <CoinAmount coins={returned} />,
    },
    {
      key: 'actions',
      title: t('tasks.column.actions'),
      card: 'actions',
      render: (batch) => (
        <Row gap={1}>
          {batch.posted > 0 && (
            <ButtonLink
              size="small"
              variant="secondary"
              href={`/dashboard/batch/${batch._id}`}
              aria-label={t('batches.labelsOf', { title: batch.title })}
            >
              {t('batches.labels')}
            </ButtonLink>
          )}
          {(batch.posted > 0 || goesOn(batch)) && (
            <RowMenu label={t('tasks.more', { title: batch.title })}>
              {batch.posted > 0 && <ResultsButton path={`/task/batch/${batch._id}`} title={batch.title} />}
              {goesOn(batch) && <PauseButton batch={batch} />}
              {goesOn(batch) && <CancelButton batch={batch} />}
            </RowMenu>
          )}
        </Row>
      ),
    },
  ];
}

const goesOn = ({ state }: Batch) => state === 'posting' || state === 'paused' || state === 'done';

/** Pauses a batch, or resumes it. */
function PauseButton({ batch: { _id, title, state } }: { readonly batch: Batch }) {
  const t = useMessages();
  const { send, button } = useSend();
  const [changeBatch] = useChangeBatchMutation();
  const isPaused = state === 'paused';
  const label = isPaused ? t('batches.resume') : t('batches.pause');
  const press = () =>
    void send(() => changeBatch({ id: _id, changeBatchBody: { state: isPaused ? 'posting' : 'paused' } }).unwrap(), {
      success: isPaused ? t('batches.resumed') : t('batches.paused'),
    });
  return (
    <Button
      size="small"
      variant="ghost"
      icon={isPaused ? <PlayIcon /> : <PauseIcon />}
      {...button}
      aria-label={`${label}: ${title}`}
      onClick={press}
    >
      {label}
    </Button>
  );
}

function Posted({ batch: { title, tasks, posted, state } }: { readonly batch: Batch }) {
  const t = useMessages();
  return (
    <Stack gap={1}>
      {state === 'posting' && (
        <Progress aria-label={t('batches.progress', { title })} percent={(100 * posted) / tasks} showInfo={false} />
      )}
      <span>{t('batches.of', { posted, tasks })}</span>
    </Stack>
  );
}

/** Cancels a batch, after a dialog with what stays and what is refunded, as far as this is known during posting. */
function CancelButton({ batch: { _id, title } }: { readonly batch: Batch }) {
  const t = useMessages();
  const { send, button } = useSend();
  const [cancelBatch] = useCancelBatchMutation();
  const press = () => {
    void send(() => cancelBatch({ id: _id }).unwrap(), {
      confirm: {
        title: t('batches.cancelQuestion', { title }),
        text: t('batches.cancelText'),
        ok: t('batches.cancel'),
        cancel: t('batches.keep'),
        danger: true,
      },
      success: t('batches.cancelled'),
    });
  };
  return (
    <Button
      size="small"
      variant="danger"
      icon={<XCircleIcon />}
      {...button}
      aria-label={`${t('batches.cancel')}: ${title}`}
      onClick={press}
    >
      {t('batches.cancel')}
    </Button>
  );
}
