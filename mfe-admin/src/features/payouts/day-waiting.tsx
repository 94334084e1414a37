import { type PendingWithdrawalsLine } from '@kaaj/contract';
import { CoinAmount, SectionHeading } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { Table } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { DayFigure } from './day-figure';
import { useMovedLines } from './use-moved-lines';
import styles from './day-sheet.module.css';

/** Pending requests and the coins that the ledger holds for them: each column adds up. */
export function DayWaiting({ lines }: { readonly lines: readonly PendingWithdrawalsLine[] }) {
  const t = useMessages();
  const { shown, still } = useMovedLines(lines, ({ requests }) => [requests]);
  const columns: Column<PendingWithdrawalsLine>[] = [
    { key: 'line', title: t('payouts.day.line'), card: 'title', render: ({ line }) => t(`payouts.day.line.${line}`) },
    {
      key: 'requests',
      title: t('payouts.day.requests'),
      align: 'end',
      render: ({ requests }) => <DayFigure figure={requests} of="payouts.day.requestCount" />,
    },
    {
      key: 'ledger',
      title: t('payouts.day.ledger'),
      align: 'end',
      render: ({ ledger }) => <CoinAmount coins={ledger} size="small" />,
    },
  ];
  const title = t('payouts.day.waiting');
  return (
    <section aria-labelledby="day-waiting" className={styles.part}>
      <SectionHeading id="day-waiting" size="small" title={title} />
      <Table label={title} columns={columns} rows={shown} rowKey={({ line }) => line} empty={null} />
      {still > 0 && <p className="k-field__hint">{t('payouts.day.still', { count: still })}</p>}
    </section>
  );
}
