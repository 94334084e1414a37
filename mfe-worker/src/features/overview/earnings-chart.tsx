import { useFormat } from '@kaaj/ui';
import { AreaChart } from '@kaaj/ui/charts';
import { everyDay } from '@kaaj/web-kit';
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
  const earned = (history ?? []).reduce((sum, { coins }) => sum + coins, 0);
  return (
    <AreaChart
      title={t('overview.history')}
      summary={t('overview.historySummary', { coins: format.coins(earned), days: format.number(DAYS) })}
      rows={earned > 0 ? everyDay(history ?? [], DAYS, { coins: 0 }) : []}
      x="day"
      xLabel={t('column.day')}
      formatX={format.date}
      series={[{ key: 'coins', name: t('overview.earning'), ink: 'coin' }]}
      loading={!history}
      empty={t('overview.historyEmpty')}
    />
  );
}
