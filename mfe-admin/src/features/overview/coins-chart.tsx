import { type AdminOverview } from '@kaaj/contract';
import { BarChart } from '@kaaj/ui/charts';
import { dailySeries, useTimeChart, useToday } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

const DAYS = 30;

/** Coins sold and redeemed on each of the last 30 days. */
export default function CoinsChart({ history }: { history: AdminOverview['history'] }) {
  const t = useMessages();
  const { rows, totals } = dailySeries(history, DAYS, { coinsSold: 0, coinsRedeemed: 0 }, useToday());
  const chart = useTimeChart({
    title: t('overview.coinsHistory'),
    rows,
    series: [
      { key: 'coinsSold', name: t('overview.sold'), ink: 'coin' },
      { key: 'coinsRedeemed', name: t('overview.redeemed'), ink: 'clay' },
    ],
    by: 'day',
    file: 'kaaj-coins',
  });
  return (
    <BarChart
      {...chart}
      summary={t('overview.coinsSummary', {
        days: DAYS,
        sold: totals.coinsSold,
        redeemed: totals.coinsRedeemed,
      })}
      empty={t('overview.coinsEmpty', { days: DAYS })}
    />
  );
}
