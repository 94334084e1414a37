import {
  useGetBatchAgreementQuery,
  useGetBatchQuery,
  useItemAgreementPagesInfiniteQuery,
  useWorkerAgreementPagesInfiniteQuery,
} from '@kaaj/api-client';
import { type BatchAgreement, type ItemAgreement, type WorkerAgreement } from '@kaaj/contract';
import { ButtonLink, Card, AvatarWithName, Link, PageHeading, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { ArrowLeftIcon } from '@kaaj/ui/icons';
import { type Column } from '@kaaj/ui/data';
import { EmptyState, PaginatedTable } from '@kaaj/ui-desk';
import { isNotFound, usePersonName, useInfiniteRows } from '@kaaj/page-kit';
import { usePageTitle, useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const FRESH = { refetchOnMountOrArgChange: true };

/** How far the answers to a batch agree: row by row, and worker by worker with the control items that they missed. */
export default function AgreementPage() {
  const t = useMessages();
  const { batchId: id = '' } = useParams();
  const { currentData: batch, error } = useGetBatchQuery({ id });
  const { currentData: all } = useGetBatchAgreementQuery({ id }, FRESH);
  const items = useInfiniteRows(useItemAgreementPagesInfiniteQuery({ id }, FRESH));
  const hasControls = (batch?.data.controls ?? 0) > 0;
  const itemColumns = useItemColumns(hasControls);
  usePageTitle(t('agreement.title'));
  if (isNotFound(error)) {
    return (
      <EmptyState
        drawing="no-tasks"
        level={1}
        title={t('agreement.missing')}
        action={<ButtonLink href="/dashboard/batches">{t('agreement.back')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={6}>
      <PageHeading
        title={t('agreement.title')}
        lead={batch?.data.title ?? ''}
        back={
          <Link href="/dashboard/batches">
            <ArrowLeftIcon size={16} /> {t('agreement.back')}
          </Link>
        }
      />
      {all && <Mean agreement={all.data} />}
      <Stack gap={3}>
        <SectionHeading title={t('agreement.items')} size="small" />
        <PaginatedTable
          label={t('agreement.items')}
          columns={itemColumns}
          list={items}
          rowKey={({ task }) => task}
          failed={t('agreement.itemsFailed')}
          empty={<EmptyState drawing="no-tasks" title={t('agreement.noItems')} text={t('agreement.noItemsText')} />}
        />
      </Stack>
      {items.rows.length > 0 && <Workers id={id} hasControls={hasControls} />}
    </Stack>
  );
}

function Workers({ id, hasControls }: { readonly id: string; readonly hasControls: boolean }) {
  const t = useMessages();
  const workers = useInfiniteRows(useWorkerAgreementPagesInfiniteQuery({ id }, FRESH));
  return (
    <Stack gap={3}>
      <SectionHeading title={t('agreement.workers')} size="small" />
      <PaginatedTable
        label={t('agreement.workers')}
        columns={useWorkerColumns(hasControls)}
        list={workers}
        rowKey={({ worker }) => worker._id}
        failed={t('agreement.workersFailed')}
        empty={<EmptyState drawing="no-tasks" title={t('agreement.noItems')} text={t('agreement.noItemsText')} />}
      />
    </Stack>
  );
}

function Mean({ agreement: { mean, compared, controls, missed } }: { readonly agreement: BatchAgreement }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <Card as="section" tone="accent" aria-label={t('agreement.mean')}>
      <Stack gap={2}>
        <p className="k-kicker">{t('agreement.mean')}</p>
        {mean === null ? (
          <p>{t('agreement.noMean')}</p>
        ) : (
          <p>
            <strong>{format.percent(mean)}</strong> {t('agreement.meanOf', { count: compared })}
          </p>
        )}
        {controls > 0 && <p>{t('agreement.missedOf', { missed, controls })}</p>}
        <p className="k-field__hint">{t('agreement.lead')}</p>
      </Stack>
    </Card>
  );
}

function useItemColumns(hasControls: boolean): Column<ItemAgreement>[] {
  const t = useMessages();
  const format = useFormat();
  const control = (item: ItemAgreement) => {
    if (!item.control) return t('agreement.none');
    const { known, missed } = item.control;
    return t('agreement.controlMissed', { known, count: missed, amount: missed });
  };
  return [
    { key: 'title', title: t('agreement.item'), card: 'title', render: ({ title }) => title },
    { key: 'line', title: t('agreement.line'), align: 'end', render: ({ line }) => format.number(line) },
    {
      key: 'share',
      title: t('agreement.share'),
      render: ({ share, agreeing, answers }) =>
        t('agreement.shareOf', {
          share: format.percent(share),
          agreeing,
          answers,
        }),
    },
    { key: 'majority', title: t('agreement.majority'), render: ({ majority }) => majority ?? t('agreement.tie') },
    ...(hasControls ? [{ key: 'control', title: t('agreement.control'), render: control }] : []),
  ];
}

function useWorkerColumns(hasControls: boolean): Column<WorkerAgreement>[] {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const of = (some: number, all: number) => (all === 0 ? t('agreement.none') : t('agreement.of', { some, all }));
  return [
    {
      key: 'worker',
      title: t('agreement.worker'),
      card: 'title',
      render: ({ worker }) => <AvatarWithName name={nameOf(worker.name)} src={worker.image} />,
    },
    { key: 'answers', title: t('agreement.answers'), align: 'end', render: ({ answers }) => format.number(answers) },
    {
      key: 'majority',
      title: t('agreement.withMajority'),
      render: ({ withMajority, compared }) => of(withMajority, compared),
    },
    ...(hasControls
      ? [
          {
            key: 'missed',
            title: t('agreement.missed'),
            render: ({ missed, controls }: WorkerAgreement) => of(missed, controls),
          },
        ]
      : []),
  ];
}
