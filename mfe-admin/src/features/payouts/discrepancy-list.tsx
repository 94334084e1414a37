import { type PayoutReconciliation, type ReconciliationGap } from '@kaaj/contract';
import { CoinAmount } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { Table } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { FirstRowsHeading } from '../../shared/first-rows-heading';
import styles from './day-sheet.module.css';

/** Lists each payout whose state differs from the ledger; renders nothing without any. */
export function DiscrepancyList({ sheet: { gaps, gapCount } }: { readonly sheet: PayoutReconciliation }) {
  const t = useMessages();
  if (gaps.length === 0) return null;
  const columns: Column<ReconciliationGap>[] = [
    { key: 'payout', title: t('payouts.day.payout'), card: 'title', render: ({ payout }) => <code>{payout}</code> },
    { key: 'line', title: t('payouts.day.line'), render: ({ line }) => t(`payouts.day.line.${line}`) },
    {
      key: 'coins',
      title: t('payouts.title'),
      align: 'end',
      render: ({ coins }) => <CoinAmount coins={coins} size="small" />,
    },
    {
      key: 'ledger',
      title: t('payouts.day.ledger'),
      align: 'end',
      render: ({ ledger }) => <CoinAmount coins={ledger} size="small" />,
    },
  ];
  return (
    <section aria-labelledby="day-gaps" className={styles.part}>
      <FirstRowsHeading id="day-gaps" title={t('payouts.day.gaps')} shown={gaps.length} all={gapCount} />
      <Table
        label={t('payouts.day.gaps')}
        columns={columns}
        rows={gaps}
        rowKey={({ payout, line }) => `${payout} ${line}`}
        empty={null}
      />
    </section>
  );
}
