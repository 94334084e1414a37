import { type AdminOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { LineChart } from '@kaaj/ui/charts';
import { addedUp, dailyFigures, useToday } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const DAYS = 30;

/** How many people joined in the last 30 days, added up from day to day. */
export default function PeopleChart({ history }: { history: AdminOverview['history'] }) {
  const t = useMessages();
  const format = useFormat();
  const { rows, totals } = dailyFigures(history, DAYS, { newPeople: 0 }, useToday());
  return (
    <LineChart
      title={t('overview.peopleHistory', { days: format.number(DAYS) })}
      summary={t('overview.peopleSummary', { days: format.number(DAYS), people: format.number(totals.newPeople) })}
      rows={addedUp(rows, 'newPeople')}
      x="day"
      xLabel={t('column.day')}
      formatX={format.date}
      series={[{ key: 'newPeople', name: t('overview.joined'), ink: 'accent' }]}
      empty={t('overview.peopleEmpty', { days: format.number(DAYS) })}
    />
  );
}
