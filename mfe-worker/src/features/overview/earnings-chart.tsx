import { type WorkerOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { BarChart } from '@kaaj/ui/charts';
import { ChartFile, dailyFigures, useToday, weekly } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const WEEKS = 12;

/** Coins earned in each of the last twelve weeks, the last of which ends today. */
export default function EarningsChart({ history }: { history: WorkerOverview['history'] }) {
  const t = useMessages();
  const format = useFormat();
  const { rows, totals } = dailyFigures(history, WEEKS * 7, { coins: 0 }, useToday());
  const chart = {
    title: t('overview.history'),
    rows: weekly(rows, 'coins'),
    x: 'day',
    xLabel: t('column.week'),
    series: [{ key: 'coins', name: t('overview.earned'), ink: 'coin' }],
  } as const;
  return (
    <BarChart
      {...chart}
      summary={t('overview.historySummary', {
        coins: format.coins(totals.coins),
        weeks: format.number(WEEKS),
        mean: format.coins(Math.round(totals.coins / WEEKS)),
      })}
      formatX={(day) => t('overview.weekFrom', { day: format.date(day) })}
      formatTick={format.shortDay}
      empty={t('overview.historyEmpty')}
      action={<ChartFile name="kaaj-earnings" chart={chart} />}
    />
  );
}
