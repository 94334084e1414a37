import { type Withdrawal } from '@kaaj/contract';
import { ButtonLink, CoinAmount, EmptyState, Money, StatusBadge, useFormat } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { Table } from '@kaaj/ui-desk';
import { useCommonMessages, usePersonName, useSteadyRows, type SteadyRows } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { AccountNumber } from './account-number';
import { RequestDecision } from './request-decision';

/** Who wants money, and what was decided. `requests` is undefined while they load. */
export function RequestTable({ requests }: { requests: readonly Withdrawal[] | undefined }) {
  const t = useMessages();
  const { rows, change } = useSteadyRows(requests);
  const columns = useColumns(change);
  return (
    <Table
      label={t('requests.title')}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      empty={
        <EmptyState
          drawing="no-payments"
          title={t('requests.empty')}
          text={t('requests.emptyText')}
          action={<ButtonLink href="/dashboard/manageusers">{t('menu.manageUsers')}</ButtonLink>}
        />
      }
    />
  );
}

function useColumns(change: SteadyRows<Withdrawal>['change']): Column<Withdrawal>[] {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  return [
    { key: 'worker', title: t('requests.worker'), card: 'title', render: ({ worker }) => nameOf(worker.name) },
    {
      key: 'coins',
      title: t('requests.coins'),
      align: 'end',
      render: ({ withdrawalCoin }) => <CoinAmount coins={withdrawalCoin} />,
    },
    {
      key: 'amount',
      title: t('requests.amount'),
      align: 'end',
      render: ({ withdrawalAmount }) => <Money cents={Math.round(withdrawalAmount * 100)} inTaka />,
    },
    { key: 'system', title: t('requests.system'), render: ({ paymentSystem }) => t(`system.${paymentSystem}`) },
    { key: 'account', title: t('requests.account'), render: (request) => <AccountNumber request={request} /> },
    {
      key: 'date',
      title: t('requests.date'),
      hideBelow: 'large',
      render: ({ withdrawDate }) => format.date(withdrawDate),
    },
    {
      key: 'status',
      title: t('requests.status'),
      card: 'actions',
      render: (request) =>
        request.status === 'pending' ? (
          <RequestDecision request={request} onDecided={(status) => change(request._id, { status })} />
        ) : (
          <StatusBadge status={request.status}>{common(`status.${request.status}`)}</StatusBadge>
        ),
    },
  ];
}
