import { useFormat } from '@kaaj/ui';
import { AreaChart } from '@kaaj/ui/charts';
import { dailyFigures, useToday } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const DAYS = 90;

interface EarningsChartProps {
  /** Days with earnings; undefined while they load. */
  history: readonly { readonly day: string; readonly coins: number }[] | undefined;
}

/** Coins earned on each of the last 90 days. */
export default function EarningsChart({ history }: EarningsChartProps) {
  const t = useMessages();
  const format = useFormat();
  const { rows, totals } = dailyFigures(history, DAYS, { coins: 0 }, useToday());
  return (
    <AreaChart
      title={t('overview.history')}
      summary={t('overview.historySummary', { coins: format.coins(totals.coins), days: format.number(DAYS) })}
      rows={rows}
      x="day"
      xLabel={t('column.day')}
      formatX={format.date}
      series={[{ key: 'coins', name: t('overview.earning'), ink: 'coin' }]}
      loading={!history}
      empty={t('overview.historyEmpty')}
    />
  );
}
