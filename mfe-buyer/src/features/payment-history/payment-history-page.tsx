import { usePaymentPagesInfiniteQuery } from '@kaaj/api-client';
import { type Payment } from '@kaaj/contract';
import { Button, ButtonLink, CoinAmount, Money, PageHeading, Stack, useFormat } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { type Column } from '@kaaj/ui/data';
import { Tag, ColumnPlace, EmptyState, PaginatedTable } from '@kaaj/ui-desk';
import { useColumnChoice, useInfiniteRows, useUrlState } from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { AfterCheckout } from './after-checkout';
import { ReceiptModal } from './receipt-modal';
import { usePaymentsFile } from './use-payments-file';

const COLOURS = { created: 'warning', settled: 'success', failed: 'error' } as const;

export default function PaymentHistoryPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const [setPlace, choice] = useColumnChoice('payments');
  const [receipt, setReceipt] = useState<Payment>();
  const payments = useInfiniteRows(usePaymentPagesInfiniteQuery({ email }));
  const columns = useColumns(setReceipt);
  const file = usePaymentsFile();
  const [{ payment: paid }] = useUrlState('payment');

  return (
    <Stack gap={6}>
      <PageHeading
        title={t('history.title')}
        actions={
          (payments.loading || payments.rows.length > 0) && (
            <>
              <ColumnPlace ref={setPlace} />
              <Button
                variant="secondary"
                icon={<DownloadIcon />}
                pending={file.making}
                onClick={() => void file.make()}
              >
                {t('history.csv')}
              </Button>
            </>
          )
        }
      />
      {paid && <AfterCheckout payment={payments.rows.find(({ _id }) => _id === paid)} />}
      <PaginatedTable
        label={t('history.title')}
        columns={columns}
        {...choice}
        list={payments}
        rowKey={({ _id }) => _id}
        failed={t('history.failed')}
        empty={
          <EmptyState
            drawing="no-payments"
            title={t('history.empty')}
            text={t('history.emptyText')}
            action={<ButtonLink href="/dashboard/purchaseCoin">{t('history.buy')}</ButtonLink>}
          />
        }
      />
      <ReceiptModal payment={receipt} onClose={() => setReceipt(undefined)} />
    </Stack>
  );
}

function useColumns(onReceipt: (payment: Payment) => void): Column<Payment>[] {
  const t = useMessages();
  const format = useFormat();
  return [
    {
      key: 'date',
      title: t('history.date'),
      card: 'title',
      render: ({ purchaseDate }) => <time dateTime={purchaseDate}>{format.date(purchaseDate)}</time>,
    },
    {
      key: 'coins',
      title: t('history.coins'),
      align: 'end',
      render: ({ coinsPurchased }) => <CoinAmount coins={coinsPurchased} />,
    },
    {
      key: 'amount',
      title: t('history.amount'),
      align: 'end',
      render: ({ amountPaid }) => <Money cents={Math.round(amountPaid * 100)} />,
    },
    { key: 'transaction', title: t('history.transaction'), render: ({ transID }) => <code>{transID}</code> },
    {
      key: 'state',
      title: t('history.state'),
      render: ({ state }) => <Tag color={COLOURS[state]}>{t(`history.state.${state}`)}</Tag>,
    },
    {
      key: 'receipt',
      title: t('history.receipt'),
      card: 'actions',
      render: (payment) =>
        payment.state === 'settled' && (
          <Button variant="ghost" size="small" onClick={() => onReceipt(payment)}>
            {t('history.receipt')}
          </Button>
        ),
    },
  ];
}
