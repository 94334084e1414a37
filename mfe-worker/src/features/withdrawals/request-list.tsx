import { type Withdrawal } from '@kaaj/contract';
import { ButtonLink, CoinAmount, EmptyState, Link, Money, type PaginatedList, StatusBadge, useFormat } from '@kaaj/ui';
import { type Column, PaginatedTable } from '@kaaj/ui/data';
import { type StableRows } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { CancelButton } from './cancel-button';
import { CoinsBack, PayoutLine } from './payout-line';
import styles from './payout-line.module.css';

/** The worker's own requests and their states. */
export function RequestList({ list }: { list: PaginatedList<Withdrawal> & Pick<StableRows<Withdrawal>, 'change'> }) {
  const t = useMessages();
  return (
    <PaginatedTable
      label={t('withdraw.requests')}
      columns={useColumns(list.change)}
      list={list}
      rowKey={({ _id }) => _id}
      failed={t('withdraw.failed')}
      empty={
        <EmptyState
          compact
          drawing="no-payments"
          title={t('withdraw.empty')}
          text={t('withdraw.emptyText')}
          action={<ButtonLink href="/dashboard/tasklist">{t('mine.find')}</ButtonLink>}
        />
      }
    />
  );
}

/** The state of the request, and of its money once that was sent. */
function RequestBadge({ request: { status, payout } }: { request: Withdrawal }) {
  const t = useMessages();
  const state = status === 'accepted' ? payout?.state : undefined;
  if (state === 'failed') return <StatusBadge status="rejected">{t('payout.failed')}</StatusBadge>;
  return (
    <StatusBadge status={status}>
      {state === 'sent' || state === 'confirmed' ? t(`payout.${state}`) : t(`status.${status}`)}
    </StatusBadge>
  );
}

function useColumns(change: StableRows<Withdrawal>['change']): Column<Withdrawal>[] {
  const t = useMessages();
  const format = useFormat();
  return [
    {
      key: 'coins',
      title: t('column.coins'),
      card: 'title',
      render: ({ withdrawalCoin }) => <CoinAmount coins={withdrawalCoin} />,
    },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      render: ({ withdrawalAmount }) => <Money cents={Math.round(withdrawalAmount * 100)} inTaka />,
    },
    { key: 'system', title: t('column.paymentSystem'), render: ({ paymentSystem }) => t(`system.${paymentSystem}`) },
    { key: 'account', title: t('column.account'), render: ({ accountNumberMasked }) => accountNumberMasked },
    {
      key: 'date',
      title: t('column.requestedOn'),
      render: ({ withdrawDate }) => <time dateTime={withdrawDate}>{format.date(withdrawDate)}</time>,
    },
    {
      key: 'status',
      title: t('column.status'),
      render: (request) => {
        const { status, rejectionReason, payout, payableFrom } = request;
        return (
          <>
            <RequestBadge request={request} />
            {payableFrom && (payout?.state === 'waiting' || payout?.state === 'queued') && (
              <small>{t('accounts.waits', { time: format.dateTime(payableFrom) })}</small>
            )}
            {status === 'rejected' && (
              <div className={styles.line}>
                <CoinsBack reason={rejectionReason || t('mine.noReason')} />
              </div>
            )}
            {(status === 'pending' || (status === 'accepted' && payout)) && <PayoutLine request={request} />}
          </>
        );
      },
    },
    {
      key: 'cancel',
      title: t('column.actions'),
      card: 'actions',
      render: (request) =>
        request.status === 'pending' ? (
          <CancelButton request={request} onCancelled={() => change(request._id, { status: 'cancelled' })} />
        ) : (
          request.status !== 'cancelled' && (
            <Link href={`/dashboard/receipt/payout/${request._id}`}>{t('receipt.link')}</Link>
          )
        ),
    },
  ];
}
