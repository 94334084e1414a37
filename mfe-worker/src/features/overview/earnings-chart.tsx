import { type WorkerOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { AreaChart } from '@kaaj/ui/charts';
import { addedUp, dailyFigures, useToday } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const DAYS = 90;

/** Coins earned in the last 90 days, added up from day to day. */
export default function EarningsChart({ history }: { history: WorkerOverview['history'] }) {
  const t = useMessages();
  const format = useFormat();
  const { rows, totals } = dailyFigures(history, DAYS, { coins: 0 }, useToday());
  return (
    <AreaChart
      title={t('overview.history', { days: format.number(DAYS) })}
      summary={t('overview.historySummary', { coins: format.coins(totals.coins), days: format.number(DAYS) })}
      rows={addedUp(rows, 'coins')}
      x="day"
      xLabel={t('column.day')}
      formatX={format.date}
      series={[{ key: 'coins', name: t('overview.earned'), ink: 'coin' }]}
      empty={t('overview.historyEmpty')}
    />
  );
}
