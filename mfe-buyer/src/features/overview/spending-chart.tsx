import { type BuyerOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { BarChart } from '@kaaj/ui/charts';
import { dailySeries, useTimeChart, useToday, weekly } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

const WEEKS = 12;

/** Coins paid for accepted work in each of the last twelve weeks, and what one piece of it cost. */
export default function SpendingChart({ history }: { history: BuyerOverview['history'] }) {
  const t = useMessages();
  const format = useFormat();
  const { rows, totals } = dailySeries(history, WEEKS * 7, { spent: 0, accepted: 0 }, useToday());
  const chart = useTimeChart({
    title: t('overview.spendHistory'),
    rows: weekly(rows, 'spent', 'accepted'),
    series: [{ key: 'spent', name: t('overview.spent'), ink: 'coin' }],
    by: 'week',
    file: 'kaaj-spending',
  });
  return (
    <BarChart
      {...chart}
      summary={t('overview.spendSummary', {
        weeks: WEEKS,
        coins: totals.spent,
        each: format.number(totals.spent / Math.max(totals.accepted, 1), { maximumFractionDigits: 1 }),
      })}
      empty={t('overview.spendEmpty')}
    />
  );
}
