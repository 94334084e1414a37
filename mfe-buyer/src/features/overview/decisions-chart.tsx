import { type BuyerOverview } from '@kaaj/contract';
import { BarChart } from '@kaaj/ui/charts';
import { dailySeries, useTimeChart, useToday } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

const DAYS = 30;

/** Submissions accepted and rejected on each of the last 30 days. */
export default function DecisionsChart({ history }: { history: BuyerOverview['history'] }) {
  const t = useMessages();
  const { rows, totals } = dailySeries(history, DAYS, { accepted: 0, rejected: 0 }, useToday());
  const chart = useTimeChart({
    title: t('overview.decisionsHistory'),
    rows,
    series: [
      { key: 'accepted', name: t('overview.accepted'), ink: 'accent' },
      { key: 'rejected', name: t('overview.rejected'), ink: 'clay' },
    ],
    by: 'day',
    file: 'kaaj-decisions',
  });
  return (
    <BarChart
      {...chart}
      stacked
      summary={t('overview.decisionsSummary', {
        days: DAYS,
        accepted: totals.accepted,
        rejected: totals.rejected,
      })}
      empty={t('overview.decisionsEmpty')}
    />
  );
}
