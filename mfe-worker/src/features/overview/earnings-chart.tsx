import { type WorkerOverview } from '@kaaj/contract';
import { BarChart } from '@kaaj/ui/charts';
import { dailySeries, useTimeChart, useToday, weekly } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

const WEEKS = 12;

/** Coins earned in each of the last twelve weeks, the last of which ends today. */
export default function EarningsChart({ history }: { history: WorkerOverview['history'] }) {
  const t = useMessages();
  const { rows, totals } = dailySeries(history, WEEKS * 7, { coins: 0 }, useToday());
  const chart = useTimeChart({
    title: t('overview.history'),
    rows: weekly(rows, 'coins'),
    series: [{ key: 'coins', name: t('overview.earned'), ink: 'coin' }],
    by: 'week',
    file: 'kaaj-earnings',
  });
  return (
    <BarChart
      {...chart}
      summary={t('overview.historySummary', {
        coins: totals.coins,
        weeks: WEEKS,
        mean: Math.round(totals.coins / WEEKS),
      })}
      empty={t('overview.historyEmpty')}
    />
  );
}
