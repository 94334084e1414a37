import { Stack, useFormat } from '@kaaj/ui';
import { LineChart } from '@kaaj/ui/charts';
import { useMessages } from '../../messages';
import { type Entry } from '../../shared/books/entry';

const DAYS = 90;

/** The platform's accounts are the counterpart of the issued coins: negative by the same amount. */
const ISSUERS = ['granted', 'sold', 'corrected'] as const;

const dayOf = ({ day, sums, solvency }: Entry) => ({
  day,
  issued: ISSUERS.reduce((coins, kind) => coins - (sums[kind] ?? 0), 0),
  held: sums['held'] ?? 0,
  escrow: sums['escrow'] ?? 0,
  payable: sums['payable'] ?? 0,
  // In dollars, which the axis shows.
  received: solvency.received / 100,
  paidOut: solvency.paidOut / 100,
  left: (solvency.received - solvency.paidOut - (solvency.returned ?? 0)) / 100,
  redeemable: solvency.redeemable / 100,
});

/** Coins, and the money behind them, at the end of each of the last 90 closed days. */
export default function BooksCharts({ entries }: { entries: readonly Entry[] }) {
  const t = useMessages();
  const format = useFormat();
  const rows = entries.slice(-DAYS).map(dayOf);
  const last = rows.at(-1);
  if (!last) return null;
  const dollars = (value: number) => format.dollars(Math.round(value * 100));
  const common = {
    rows,
    x: 'day',
    xLabel: t('proof.day'),
    formatX: format.date,
    formatTick: format.shortDay,
  } as const;
  return (
    <Stack gap={7}>
      <LineChart
        {...common}
        title={t('proof.coins')}
        summary={t('proof.coinsSummary', {
          issued: last.issued,
          held: last.held,
          escrow: last.escrow,
          payable: last.payable,
        })}
        series={[
          { key: 'issued', name: t('proof.issued'), ink: 'coin' },
          { key: 'held', name: t('proof.held'), ink: 'clay' },
          { key: 'escrow', name: t('proof.escrow'), ink: 'accent' },
          { key: 'payable', name: t('proof.payable'), ink: 'quiet' },
        ]}
      />
      <LineChart
        {...common}
        title={t('proof.money')}
        summary={t('proof.moneySummary', {
          left: dollars(last.left),
          redeemable: dollars(last.redeemable),
        })}
        formatY={dollars}
        series={[
          { key: 'received', name: t('proof.received'), ink: 'coin' },
          { key: 'paidOut', name: t('proof.paidOut'), ink: 'quiet' },
          { key: 'left', name: t('proof.left'), ink: 'accent' },
          { key: 'redeemable', name: t('proof.redeemable'), ink: 'clay' },
        ]}
      />
    </Stack>
  );
}
