import { useAnnotatorPagesInfiniteQuery, useGetBatchQuery, useLabelPagesInfiniteQuery } from '@kaaj/api-client';
import { type Annotator, type Label, LABEL_METHODS, type LabelMethod } from '@kaaj/contract';
import { Link, PageHeading, Row, SectionHeading, SelectField, Stack, useFormat } from '@kaaj/ui';
import { LazyChart, type Column } from '@kaaj/ui/data';
import { EmptyState, Segmented, PaginatedTable } from '@kaaj/ui-desk';
import { NotFound, isNotFound, usePersonName, useInfiniteRows } from '@kaaj/page-kit';
import { useParams } from '@kaaj/web-kit';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages';
import { FileButton } from '../../shared/file-button';

const POLL_INTERVAL_MS = 2_000;

const loadConfidenceChart = () => import('./confidence-chart');

/** The results of a batch: each label with its confidence, and each worker. */
export default function LabelsPage() {
  const t = useMessages();
  const { batchId: id = '' } = useParams();
  const { currentData: batch, error } = useGetBatchQuery({ id });
  const [method, setMethod] = useState<LabelMethod>('majority');
  const [chosen, setChosen] = useState('');
  const back = { href: '/dashboard/batches', label: t('labels.back') };
  if (isNotFound(error)) return <NotFound drawing="no-tasks" title={t('labels.missing')} back={back} />;
  const hasControls = (batch?.data.controls ?? 0) > 0;
  const fields = batch?.data.fields ?? [];
  return (
    <Stack gap={6}>
      <PageHeading title={t('labels.title')} lead={batch?.data.title ?? '\u00a0'} back={back} />
      {typeof batch?.data.overlap === 'object' && (
        <p>{t('labels.saved', { coins: batch.data.saved, cost: batch.data.cost })}</p>
      )}
      <Stack gap={2}>
        <Segmented
          aria-label={t('labels.method')}
          value={method}
          onChange={setMethod}
          options={LABEL_METHODS.map((value) => ({ value, label: t(`labels.method.${value}`) }))}
        />
        <p className="k-field__hint">{t(`labels.hint.${method}`)}</p>
      </Stack>
      {fields.length > 1 && (
        <SelectField
          label={t('labels.field')}
          value={chosen || fields[0]?.name}
          options={fields.map(({ name, label }) => ({ value: name, label }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <Lists id={id} how={{ method, ...(chosen !== '' && { field: chosen }) }} hasControls={hasControls} />
    </Stack>
  );
}

interface ListProps {
  readonly id: string;
  readonly how: { readonly method: LabelMethod; readonly field?: string };
  readonly hasControls: boolean;
}

const FRESH = { refetchOnMountOrArgChange: true };

interface Computable {
  readonly currentData?: { readonly pages: readonly { readonly computing?: true }[] };
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Polls while the server computes, and returns whether it does. */
function useComputing({ currentData, isFetching, refetch }: Computable): boolean {
  const computing = currentData?.pages[0]?.computing === true;
  useEffect(() => {
    if (!computing || isFetching) return undefined;
    const timer = setTimeout(refetch, POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [computing, isFetching, refetch]);
  return computing;
}

function Lists({ id, how, hasControls }: ListProps) {
  const t = useMessages();
  const result = useLabelPagesInfiniteQuery({ id, ...how }, FRESH);
  const computing = useComputing(result);
  const labels = useInfiniteRows(result);
  return (
    <>
      <Stack gap={3}>
        <Row gap={3} justify="between">
          <SectionHeading title={t('labels.items')} size="small" />
          <FileButton
            path={`/task/batch/${id}/labels?${new URLSearchParams({ ...how, format: 'csv' }).toString()}`}
            label={t('labels.file')}
            name={t('labels.itemsFile')}
          />
        </Row>
        {(labels.loading || labels.rows.length > 0) && (
          <LazyChart load={loadConfidenceChart}>{(Chart) => <Chart labels={labels.rows} />}</LazyChart>
        )}
        <PaginatedTable
          label={t('labels.items')}
          columns={useItemColumns(hasControls)}
          list={labels}
          rowKey={({ item }) => item.task}
          failed={t('labels.itemsFailed')}
          empty={<Empty computing={computing} />}
        />
      </Stack>
      {labels.rows.length > 0 && <Annotators id={id} how={how} hasControls={hasControls} />}
    </>
  );
}

function Annotators({ id, how, hasControls }: ListProps) {
  const t = useMessages();
  const result = useAnnotatorPagesInfiniteQuery({ id, ...how }, FRESH);
  const computing = useComputing(result);
  return (
    <Stack gap={3}>
      <Row gap={3} justify="between">
        <SectionHeading title={t('labels.workers')} size="small" />
        <FileButton
          path={`/task/batch/${id}/annotators?${new URLSearchParams({ ...how, format: 'csv' }).toString()}`}
          label={t('labels.file')}
          name={t('labels.workersFile')}
        />
      </Row>
      <p className="k-field__hint">{t('labels.workersHint')}</p>
      <PaginatedTable
        label={t('labels.workers')}
        columns={useWorkerColumns(hasControls)}
        list={useInfiniteRows(result)}
        rowKey={({ worker }) => worker._id}
        failed={t('labels.workersFailed')}
        empty={<Empty computing={computing} />}
      />
    </Stack>
  );
}

function Empty({ computing }: { readonly computing: boolean }) {
  const t = useMessages();
  return (
    <EmptyState
      drawing="no-tasks"
      title={computing ? t('labels.computing') : t('labels.noItems')}
      text={computing ? t('labels.computingText') : t('labels.noItemsText')}
    />
  );
}

function useItemColumns(hasControls: boolean): Column<Label>[] {
  const t = useMessages();
  const format = useFormat();
  const control = (label: Label) => {
    if (!label.control) return t('labels.none');
    const { known, missed } = label.control;
    return t('labels.controlMissed', { known, count: missed, amount: missed });
  };
  return [
    {
      key: 'line',
      title: t('labels.line'),
      card: 'title',
      render: ({ item }) => <Link href={`/task/${item.task}`}>{t('labels.lineOf', { line: item.line })}</Link>,
    },
    { key: 'label', title: t('labels.label'), render: ({ label }) => <bdi>{label}</bdi> },
    {
      key: 'confidence',
      title: t('labels.confidence'),
      align: 'end',
      render: ({ confidence }) => format.percent(confidence),
    },
    {
      key: 'answers',
      title: t('labels.answers'),
      render: ({ answers }) =>
        answers.map(({ value, count }) => t('labels.answerCount', { value, count, amount: count })).join(', '),
    },
    ...(hasControls ? [{ key: 'control', title: t('labels.control'), render: control }] : []),
  ];
}

function useWorkerColumns(hasControls: boolean): Column<Annotator>[] {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const missed = ({ missed: some, controls: all }: Annotator) =>
    all === 0 ? t('labels.none') : t('labels.of', { some, all });
  return [
    { key: 'worker', title: t('labels.worker'), card: 'title', render: ({ worker }) => nameOf(worker.name) },
    { key: 'answers', title: t('labels.answers'), align: 'end', render: ({ answers }) => format.number(answers) },
    {
      key: 'accuracy',
      title: t('labels.accuracy'),
      render: ({ accuracy, from, to }) =>
        t('labels.accuracyOf', {
          accuracy: format.percent(accuracy),
          from: format.percent(from),
          to: format.percent(to),
        }),
    },
    ...(hasControls ? [{ key: 'missed', title: t('labels.missed'), render: missed }] : []),
  ];
}
