import { type AdminOverview } from '@kaaj/contract';
import { AreaChart } from '@kaaj/ui/charts';
import { cumulative, dailySeries, useTimeChart, useToday } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

const DAYS = 30;

/** How many people joined in the last 30 days, added up from day to day. */
export default function PeopleChart({ history }: { history: AdminOverview['history'] }) {
  const t = useMessages();
  const { rows, totals } = dailySeries(history, DAYS, { newPeople: 0 }, useToday());
  const chart = useTimeChart({
    title: t('overview.peopleHistory', { days: DAYS }),
    rows: cumulative(rows, 'newPeople'),
    series: [{ key: 'newPeople', name: t('overview.joined'), ink: 'accent' }],
    by: 'day',
    file: 'kaaj-people',
  });
  return (
    <AreaChart
      {...chart}
      summary={t('overview.peopleSummary', { days: DAYS, people: totals.newPeople })}
      empty={t('overview.peopleEmpty', { days: DAYS })}
    />
  );
}
