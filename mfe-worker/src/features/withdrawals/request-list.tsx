import { useCancelWithdrawalMutation, useWithdrawalPagesInfiniteQuery } from '@kaaj/api-client';
import { type Withdrawal } from '@kaaj/contract';
import { Button, CoinAmount, EmptyState, ErrorState, LoadMore, Money, StatusBadge, useFormat } from '@kaaj/ui';
import { type Column, Table } from '@kaaj/ui/data';
import { useCommonMessages, useConfirm, useOwnEmail, useRows, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** The worker's own requests and where they stand. */
export function RequestList() {
  const t = useMessages();
  const common = useCommonMessages();
  const email = useOwnEmail();
  const { rows, loading, refreshing, error, retry, hasMore, loadMore, loadingMore } = useRows(
    useWithdrawalPagesInfiniteQuery({ email }),
  );
  const columns = useColumns();
  if (error) return <ErrorState title={t('withdraw.failed')} retryLabel={common('action.retry')} onRetry={retry} />;
  return (
    <>
      <Table
        label={t('withdraw.requests')}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        loading={loading}
        refreshing={refreshing}
        empty={<EmptyState compact drawing="no-payments" title={t('withdraw.empty')} text={t('withdraw.emptyText')} />}
      />
      <LoadMore hasMore={hasMore} loading={loadingMore} onMore={loadMore} label={common('action.loadMore')} />
    </>
  );
}

function useColumns(): Column<Withdrawal>[] {
  const t = useMessages();
  const common = useCommonMessages();
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
      render: ({ withdrawalAmount }) => <Money cents={Math.round(withdrawalAmount * 100)} />,
    },
    { key: 'system', title: t('column.paymentSystem'), render: ({ paymentSystem }) => t(`system.${paymentSystem}`) },
    { key: 'account', title: t('column.account'), render: ({ accountNumberMasked }) => accountNumberMasked },
    { key: 'date', title: t('column.requestedOn'), render: ({ withdrawDate }) => format.date(withdrawDate) },
    {
      key: 'status',
      title: t('column.status'),
      render: ({ status }) => <StatusBadge status={status}>{common(`status.${status}`)}</StatusBadge>,
    },
    {
      key: 'cancel',
      title: '',
      card: 'actions',
      render: (request) => (request.status === 'pending' ? <CancelButton request={request} /> : null),
    },
  ];
}

function CancelButton({ request: { _id, withdrawalCoin } }: { request: Withdrawal }) {
  const t = useMessages();
  const format = useFormat();
  const toast = useToast();
  const confirm = useConfirm();
  const [cancelWithdrawal, { isLoading }] = useCancelWithdrawalMutation();
  const cancel = async () => {
    const sure = await confirm({
      title: t('withdraw.cancelQuestion'),
      text: t('withdraw.cancelText', { coins: format.coins(withdrawalCoin) }),
      ok: t('withdraw.cancel'),
    });
    if (!sure) return;
    try {
      await cancelWithdrawal({ id: _id }).unwrap();
      toast.success(t('withdraw.cancelled'));
    } catch (error) {
      toast.problem(error);
    }
  };
  return (
    <Button variant="ghost" size="small" pending={isLoading} onClick={cancel}>
      {t('withdraw.cancel')}
    </Button>
  );
}
