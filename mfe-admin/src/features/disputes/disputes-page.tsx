import { useListDisputesQuery } from '@kaaj/api-client';
import { type Dispute } from '@kaaj/contract';
import { CoinAmount, AvatarWithName, Link, PageHeading, Stack, useFormat, useIsBelow } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { ColumnPlace, EmptyState, ErrorState, Table, Tag } from '@kaaj/ui-desk';
import { useColumnChoice, usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { SuspendedBuyers } from './suspended-buyers';

/** Disputes, those that end next first, and buyers who may not reject until an Admin has reviewed them. */
export default function DisputesPage() {
  const t = useMessages();
  const { data, error, isFetching, refetch } = useListDisputesQuery({});
  const columns = useColumns();
  const [setPlace, choice] = useColumnChoice('disputes');
  return (
    <Stack gap={7}>
      <PageHeading title={t('disputes.title')} lead={t('disputes.lead')} actions={<ColumnPlace ref={setPlace} />} />
      {error && !data ? (
        <ErrorState title={t('disputes.failed')} retrying={isFetching} onRetry={refetch} />
      ) : (
        <Table
          label={t('disputes.title')}
          columns={columns}
          {...choice}
          rows={data?.data}
          rowKey={({ _id }) => _id}
          empty={<EmptyState drawing="nothing-to-review" title={t('disputes.empty')} />}
        />
      )}
      <SuspendedBuyers />
    </Stack>
  );
}

function useColumns(): Column<Dispute>[] {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const inCards = useIsBelow('medium');
  return [
    {
      key: 'task',
      title: t('disputes.task'),
      card: 'title',
      render: ({ _id, task }) => (
        <Link href={`/dashboard/disputes/${_id}`}>
          <bdi>{task.title}</bdi>
        </Link>
      ),
    },
    {
      key: 'worker',
      title: t('disputes.worker'),
      render: ({ worker }) => <AvatarWithName name={nameOf(worker.name)} src={worker.image} />,
    },
    {
      key: 'buyer',
      title: t('disputes.buyer'),
      render: ({ buyer }) => <AvatarWithName name={nameOf(buyer.name)} src={buyer.image} />,
    },
    {
      key: 'coins',
      title: t('disputes.coins'),
      align: 'end',
      render: ({ payableAmount }) => <CoinAmount coins={payableAmount} />,
    },
    {
      key: 'state',
      title: t('disputes.state'),
      render: ({ state, outcome, due, unpaid, decidedAt }) => (
        <Stack gap={1} align={inCards ? 'end' : 'start'}>
          {outcome && t(`disputes.outcome.${outcome}`)}
          {decidedAt && <small>{t('disputes.decidedOn', { time: format.dateTime(decidedAt) })}</small>}
          {!outcome && unpaid && <strong>{t(`disputes.unpaid.${unpaid}`)}</strong>}
          {!outcome && !unpaid && <Tag color="warning">{t(`disputes.state.${state}`)}</Tag>}
          {due && !unpaid && <small>{t('disputes.until', { time: format.dateTime(due) })}</small>}
        </Stack>
      ),
    },
  ];
}
