import { useCloseWorkerTestMutation, useWorkerTestPagesInfiniteQuery } from '@kaaj/api-client';
import { type WorkerTest } from '@kaaj/contract';
import { Button, ButtonLink, CoinAmount, Link, PageHeading, Row, Stack } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { Tag, EmptyState, PaginatedTable } from '@kaaj/ui-desk';
import { useInfiniteRows, useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

export default function TestsPage() {
  const t = useMessages();
  const tests = useInfiniteRows(useWorkerTestPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }));
  const columns = useColumns();
  const add = <ButtonLink href="/dashboard/addTest">{t('tests.add')}</ButtonLink>;
  return (
    <Stack gap={6}>
      <PageHeading
        title={t('tests.title')}
        lead={t('tests.lead')}
        actions={(tests.loading || tests.rows.length > 0) && add}
      />
      <PaginatedTable
        label={t('tests.title')}
        columns={columns}
        list={tests}
        rowKey={({ _id }) => _id}
        failed={t('tests.failed')}
        empty={<EmptyState drawing="no-tasks" title={t('tests.empty')} text={t('tests.emptyText')} action={add} />}
      />
    </Stack>
  );
}

function useColumns(): Column<WorkerTest>[] {
  const t = useMessages();
  return [
    { key: 'title', title: t('tests.column.title'), card: 'title', render: ({ title }) => <bdi>{title}</bdi> },
    {
      key: 'state',
      title: t('batches.state'),
      render: ({ state }) => <Tag color={state === 'open' ? 'success' : 'default'}>{t(`tests.state.${state}`)}</Tag>,
    },
    {
      key: 'passed',
      title: t('tests.passed'),
      render: ({ _id, passed, tried }) => (
        <Link href={`/dashboard/group/${_id}`}>{t('tests.passedOf', { passed, tried })}</Link>
      ),
    },
    {
      key: 'places',
      title: t('tests.places'),
      render: ({ openPlaces, places }) => t('tests.placesOf', { openPlaces, places }),
    },
    {
      key: 'pay',
      title: t('tests.pay'),
      align: 'end',
      render: ({ payableAmount }) => <CoinAmount coins={payableAmount} />,
    },
    {
      key: 'actions',
      title: t('tasks.column.actions'),
      card: 'actions',
      render: (test) => <Row gap={2}>{test.state === 'open' && <CloseButton test={test} />}</Row>,
    },
  ];
}

function CloseButton({ test: { _id, title, openPlaces, payableAmount } }: { readonly test: WorkerTest }) {
  const t = useMessages();
  const { send, button } = useSend();
  const [close] = useCloseWorkerTestMutation();
  const coins = openPlaces * payableAmount;
  const ask = { title: t('tests.closeQuestion'), text: t('tests.closeText', { coins }), ok: t('tests.close') };
  const press = () =>
    void send(() => close({ id: _id }).unwrap(), { confirm: { ...ask, danger: true }, success: t('tests.closed') });
  return (
    <Button size="small" variant="secondary" {...button} aria-label={`${t('tests.close')}: ${title}`} onClick={press}>
      {t('tests.close')}
    </Button>
  );
}
