import { useFormat } from '@kaaj/ui';
import { LineChart } from '@kaaj/ui/charts';
import { useTimeChart } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { type BookedDay } from './booked-day';

/** Money received, paid out, and what coins are worth, by day. */
export default function SolvencyChart({ days }: { readonly days: readonly BookedDay[] }) {
  const t = useMessages();
  const format = useFormat();
  const dollars = (value: number) => format.dollars(Math.round(value * 100));
  const rows = days.map(({ day, solvency: { received, paidOut, redeemable, returned = 0 } }) => ({
    day,
    received: (received - returned) / 100,
    paidOut: paidOut / 100,
    redeemable: redeemable / 100,
  }));
  const last = rows.at(-1);
  const chart = useTimeChart({
    title: t('ledger.gap.chart'),
    rows,
    series: [
      { key: 'received', name: t('ledger.received'), ink: 'accent' },
      { key: 'paidOut', name: t('ledger.paidOut'), ink: 'quiet' },
      { key: 'redeemable', name: t('ledger.redeemable'), ink: 'clay' },
    ],
    by: 'day',
    file: 'kaaj-solvency',
  });
  return (
    <LineChart
      {...chart}
      summary={t('ledger.gap.summary', {
        received: dollars(last?.received ?? 0),
        paidOut: dollars(last?.paidOut ?? 0),
        redeemable: dollars(last?.redeemable ?? 0),
      })}
      formatY={dollars}
    />
  );
}
