import { type AdminOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { LineChart } from '@kaaj/ui/charts';
import { dailyFigures, useToday } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const DAYS = 30;

/** Coins sold and redeemed and new people on each of the last 30 days. `history` is undefined while it loads. */
export default function FlowChart({ history }: { history: AdminOverview['history'] | undefined }) {
  const t = useMessages();
  const format = useFormat();
  const { rows, totals } = dailyFigures(history, DAYS, { coinsSold: 0, coinsRedeemed: 0, newPeople: 0 }, useToday());
  return (
    <LineChart
      title={t('overview.history')}
      summary={t('overview.historySummary', {
        days: format.number(DAYS),
        sold: format.coins(totals.coinsSold),
        redeemed: format.coins(totals.coinsRedeemed),
        people: format.number(totals.newPeople),
      })}
      rows={rows}
      x="day"
      xLabel={t('column.day')}
      formatX={format.date}
      series={[
        { key: 'coinsSold', name: t('overview.sold'), ink: 'coin' },
        { key: 'coinsRedeemed', name: t('overview.redeemed'), ink: 'clay' },
        { key: 'newPeople', name: t('overview.newPeople'), ink: 'accent' },
      ]}
      loading={!history}
      empty={t('overview.historyEmpty')}
    />
  );
}
