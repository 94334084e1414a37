import { type BuyerOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { BarChart } from '@kaaj/ui/charts';
import { dailyFigures, useToday } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const DAYS = 30;

/** Coins spent on each of the last 30 days. */
export default function SpendingChart({ history }: { history: BuyerOverview['history'] }) {
  const t = useMessages();
  const format = useFormat();
  const { rows, totals } = dailyFigures(history, DAYS, { spent: 0 }, useToday());
  return (
    <BarChart
      title={t('overview.spendHistory')}
      summary={t('overview.spendSummary', { days: format.number(DAYS), coins: format.coins(totals.spent) })}
      rows={rows}
      x="day"
      xLabel={t('column.day')}
      formatX={format.date}
      series={[{ key: 'spent', name: t('overview.spent'), ink: 'coin' }]}
      empty={t('overview.spendEmpty')}
    />
  );
}
