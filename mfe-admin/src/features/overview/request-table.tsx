import { type QueuedWithdrawal } from '@kaaj/contract';
import { ButtonLink, CoinAmount, AvatarWithName, Money, Stack, useIsBelow, useFormat } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { type DeskTableProps, EmptyState, StatusBadge, Table } from '@kaaj/ui-desk';
import { usePersonName, useStableRows, type StableRows } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { AccountNumber } from '../../shared/account-number';
import { RequestDecision } from './request-decision';
import { SignalCount, SignalTags } from './signal-tags';
import { RiskSignalsModal } from './risk-signals-modal';

interface RequestTableProps extends Pick<DeskTableProps<QueuedWithdrawal>, 'choice' | 'choicePlace'> {
  requests: readonly QueuedWithdrawal[] | undefined;
}

/** Withdrawal requests and their decisions. `requests` is undefined while they load. */
export function RequestTable({ requests, ...choice }: RequestTableProps) {
  const t = useMessages();
  const { rows, change } = useStableRows(requests);
  const [shownRequest, setShownRequest] = useState<QueuedWithdrawal>();
  const columns = useColumns(change, setShownRequest);
  return (
    <>
      <Table
        label={t('requests.title')}
        columns={columns}
        {...choice}
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
      <RiskSignalsModal
        request={shownRequest}
        onDecided={(id, status) => change(id, { status })}
        onClose={() => setShownRequest(undefined)}
      />
    </>
  );
}

function useColumns(
  change: StableRows<QueuedWithdrawal>['change'],
  setShownRequest: (request: QueuedWithdrawal) => void,
): Column<QueuedWithdrawal>[] {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const inCards = useIsBelow('medium');
  const narrow = useIsBelow('wide');
  // Between phone cards and a wide screen another column does not fit.
  const counted = narrow && !inCards;
  return [
    {
      key: 'worker',
      title: t('requests.worker'),
      card: 'title',
      render: (request) => (
        <>
          <AvatarWithName name={nameOf(request.worker.name)} src={request.worker.image} />
          {isOverdue(request) && <StatusBadge status="rejected">{t('requests.overdue')}</StatusBadge>}
          {counted && <SignalCount request={request} onLook={() => setShownRequest(request)} />}
        </>
      ),
    },
    {
      key: 'coins',
      title: t('requests.amount'),
      align: 'end',
      render: ({ withdrawalCoin, withdrawalAmount }) => (
        <Stack gap={1} align="end">
          <CoinAmount coins={withdrawalCoin} />
          <Money cents={Math.round(withdrawalAmount * 100)} inTaka />
        </Stack>
      ),
    },
    { key: 'system', title: t('requests.system'), render: ({ paymentSystem }) => t(`system.${paymentSystem}`) },
    { key: 'account', title: t('requests.account'), render: (request) => <AccountNumber request={request} /> },
    {
      key: 'date',
      title: t('requests.date'),
      ...(!inCards && { hideBelow: 'large' as const }),
      render: ({ withdrawDate }) => <time dateTime={withdrawDate}>{format.date(withdrawDate)}</time>,
    },
    ...(counted
      ? []
      : [
          {
            key: 'signals',
            title: t('signals.column'),
            render: (request: QueuedWithdrawal) => (
              <SignalTags request={request} onLook={() => setShownRequest(request)} />
            ),
          },
        ]),
    {
      key: 'status',
      title: t('requests.status'),
      card: 'actions',
      render: (request) =>
        request.status === 'pending' ? (
          <RequestDecision request={request} onDecided={(status) => change(request._id, { status })} />
        ) : (
          <StatusBadge status={request.status}>{t(`status.${request.status}`)}</StatusBadge>
        ),
    },
  ];
}

/** Not decided within the promised time. */
function isOverdue({ payout }: QueuedWithdrawal): boolean {
  return payout?.state === 'waiting' && payout.due !== null && Date.parse(payout.due) < Date.now();
}
