import { type AdminOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { AreaChart } from '@kaaj/ui/charts';
import { ChartFile, addedUp, dailyFigures, useToday } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const DAYS = 30;

/** How many people joined in the last 30 days, added up from day to day. */
export default function PeopleChart({ history }: { history: AdminOverview['history'] }) {
  const t = useMessages();
  const format = useFormat();
  const { rows, totals } = dailyFigures(history, DAYS, { newPeople: 0 }, useToday());
  const chart = {
    title: t('overview.peopleHistory', { days: format.number(DAYS) }),
    rows: addedUp(rows, 'newPeople'),
    x: 'day',
    xLabel: t('column.day'),
    series: [{ key: 'newPeople', name: t('overview.joined'), ink: 'accent' }],
  } as const;
  return (
    <AreaChart
      {...chart}
      stepped
      summary={t('overview.peopleSummary', { days: format.number(DAYS), people: format.number(totals.newPeople) })}
      formatX={format.date}
      formatTick={format.shortDay}
      empty={t('overview.peopleEmpty', { days: format.number(DAYS) })}
      action={<ChartFile name="kaaj-people" chart={chart} />}
    />
  );
}
