import { type BuyerOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { BarChart } from '@kaaj/ui/charts';
import { dailyFigures, useToday } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const DAYS = 30;

/** Coins spent and submissions decided on each of the last 30 days. `history` is undefined while it loads. */
export default function DecisionsChart({ history }: { history: BuyerOverview['history'] | undefined }) {
  const t = useMessages();
  const format = useFormat();
  const { rows, totals } = dailyFigures(history, DAYS, { spent: 0, accepted: 0, rejected: 0 }, useToday());
  return (
    <BarChart
      title={t('overview.history')}
      summary={t('overview.historySummary', {
        days: format.number(DAYS),
        coins: format.coins(totals.spent),
        accepted: format.number(totals.accepted),
        rejected: format.number(totals.rejected),
      })}
      rows={rows}
      x="day"
      xLabel={t('column.day')}
      formatX={format.date}
      series={[
        { key: 'spent', name: t('overview.spent'), ink: 'coin' },
        { key: 'accepted', name: t('overview.accepted'), ink: 'accent' },
        { key: 'rejected', name: t('overview.rejected'), ink: 'clay' },
      ]}
      loading={!history}
      empty={t('overview.historyEmpty')}
    />
  );
}
