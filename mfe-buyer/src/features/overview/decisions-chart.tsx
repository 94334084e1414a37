import { type BuyerOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { BarChart } from '@kaaj/ui/charts';
import { ChartFile, dailyFigures, useToday } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const DAYS = 30;

/** Submissions accepted and rejected on each of the last 30 days. */
export default function DecisionsChart({ history }: { history: BuyerOverview['history'] }) {
  const t = useMessages();
  const format = useFormat();
  const { rows, totals } = dailyFigures(history, DAYS, { accepted: 0, rejected: 0 }, useToday());
  const chart = {
    title: t('overview.decisionsHistory'),
    rows,
    x: 'day',
    xLabel: t('column.day'),
    series: [
      { key: 'accepted', name: t('overview.accepted'), ink: 'accent' },
      { key: 'rejected', name: t('overview.rejected'), ink: 'clay' },
    ],
  } as const;
  return (
    <BarChart
      {...chart}
      stacked
      summary={t('overview.decisionsSummary', {
        days: format.number(DAYS),
        accepted: format.number(totals.accepted),
        rejected: format.number(totals.rejected),
      })}
      formatX={format.date}
      formatTick={format.shortDay}
      empty={t('overview.decisionsEmpty')}
      action={<ChartFile name="kaaj-decisions" chart={chart} />}
    />
  );
}
