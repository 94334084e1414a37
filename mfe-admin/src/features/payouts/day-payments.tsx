import { type PayoutReconciliation, type ReconciliationPayment } from '@kaaj/contract';
import { Button, Money, useFormat } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { type Column } from '@kaaj/ui/data';
import { EmptyState, Table } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { FirstRowsHeading } from '../../shared/first-rows-heading';
import { savePayments } from './save-sheet';
import styles from './day-sheet.module.css';

/** Each payment that was sent, arrived or failed that day, with its reference. */
export function DayPayments({ sheet }: { readonly sheet: PayoutReconciliation }) {
  const t = useMessages();
  const format = useFormat();
  const { payments, paymentCount } = sheet;
  const columns: Column<ReconciliationPayment>[] = [
    { key: 'payout', title: t('payouts.day.payout'), card: 'title', render: ({ payout }) => <code>{payout}</code> },
    { key: 'line', title: t('payouts.day.line'), render: ({ line }) => t(`payouts.day.line.${line}`) },
    { key: 'rail', title: t('payouts.rail'), render: ({ rail }) => t(`system.${rail}`) },
    {
      key: 'reference',
      title: t('payouts.day.reference'),
      render: ({ reference, reason }) => (
        <span className={styles.reference}>{[reference, reason].filter(Boolean).join(' · ') || '–'}</span>
      ),
    },
    {
      key: 'amount',
      title: t('payouts.amount'),
      align: 'end',
      render: ({ amount }) => <Money cents={Math.round(amount * 100)} />,
    },
    { key: 'at', title: t('payouts.day.at'), render: ({ at }) => format.dateTime(at) },
  ];
  return (
    <section aria-labelledby="day-payments" className={styles.part}>
      <FirstRowsHeading
        id="day-payments"
        title={t('payouts.day.payments')}
        shown={payments.length}
        all={paymentCount}
        actions={
          payments.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              className="k-no-print"
              icon={<DownloadIcon />}
              onClick={() => savePayments(sheet)}
            >
              {t('payouts.day.savePayments')}
            </Button>
          )
        }
      />
      <Table
        label={t('payouts.day.payments')}
        columns={columns}
        rows={payments}
        rowKey={({ payout, line }) => `${payout} ${line}`}
        empty={<EmptyState drawing="no-payments" title={t('payouts.day.none')} />}
      />
    </section>
  );
}
