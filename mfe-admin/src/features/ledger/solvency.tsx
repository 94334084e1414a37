import { useGetBooksQuery } from '@kaaj/api-client';
import { GAP_CAUSES, solvencyGap, LIMITS } from '@kaaj/contract';
import { Card, SectionCard, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { LazyChart } from '@kaaj/ui/data';
import { Descriptions } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { type BookedDay, bookedDayOf } from './booked-day';

const loadChart = () => import('./solvency-chart');

/** Money received, paid out and what coins are worth, at the end of each of the last closed days. */
export function Solvency() {
  const { data } = useGetBooksQuery({ size: LIMITS.listPageSizeMax });
  if (!data) return null;
  const days = [...data.data].reverse().map(bookedDayOf);
  const last = days.at(-1);
  if (!last || isEmpty(last)) return <NothingYet />;
  return (
    <Stack gap={6}>
      <Gap booked={last} />
      <LazyChart load={loadChart}>{(SolvencyChart) => <SolvencyChart days={days} />}</LazyChart>
    </Stack>
  );
}

/** Hides days without money and without coins: all figures would be zero. */
const isEmpty = ({ sums, solvency }: BookedDay) =>
  [...Object.values(sums), ...Object.values(solvency)].every((value) => value === 0);

function NothingYet() {
  const t = useMessages();
  return <SectionCard title={t('ledger.gap.chart')} lead={t('ledger.gap.none')} />;
}

function Gap({ booked }: { readonly booked: BookedDay }) {
  const t = useMessages();
  const format = useFormat();
  const { received, paidOut, redeemable, returned = 0 } = booked.solvency;
  const { left, missing, causes } = solvencyGap(booked);
  const named = GAP_CAUSES.filter((cause) => causes[cause] !== 0);
  return (
    <Card as="section" aria-labelledby="gap">
      <SectionHeading
        id="gap"
        size="small"
        title={t('ledger.gap.title', { day: format.date(booked.day) })}
        lead={`${t(missing > 0 ? 'ledger.gap.missing' : 'ledger.gap.covered', {
          received,
          paidOut,
          returned,
          left,
          redeemable,
          difference: Math.abs(missing),
        })}${named.length > 0 ? ` ${t('ledger.gap.comesFrom')}` : ''}`}
      />
      <Descriptions
        items={named.map((cause) => ({
          key: cause,
          label: t(`ledger.gap.cause.${cause}`),
          children: format.dollars(causes[cause]),
        }))}
      />
      <p className="k-field__hint">{t('ledger.gap.since', { day: format.date(booked.day) })}</p>
    </Card>
  );
}
