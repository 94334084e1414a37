import { useListDecisionTimesQuery } from '@kaaj/api-client';
import { ErrorState, useFormat } from '@kaaj/ui';
import { BarChart } from '@kaaj/ui/charts';
import { useCommonMessages, useTimeChart } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const HOURS = { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumSignificantDigits: 3 } as const;

/** How long work waited for its decision over all buyers, week by week, as it was counted last. */
export default function WaitsChart() {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const { data, isLoading, isError, isFetching, refetch } = useListDecisionTimesQuery();
  const weeks = data?.data ?? [];
  const last = weeks.findLast(({ decisions }) => decisions > 0);
  const chart = useTimeChart({
    title: t('overview.waitsHistory'),
    rows: last ? weeks.map(({ week, hours }) => ({ day: week, hours: hours ?? 0 })) : [],
    series: [{ key: 'hours', name: t('overview.waited'), ink: 'accent' }],
    by: 'week',
    file: 'kaaj-decision-times',
  });
  return (
    <BarChart
      {...chart}
      loading={isLoading}
      summary={
        last
          ? t('overview.waitsSummary', {
              count: last.decisions,
              amount: format.number(last.decisions),
              day: format.date(last.week),
              waited: format.number(last.hours ?? 0, HOURS),
            })
          : ''
      }
      empty={
        isError ? (
          <ErrorState title={common('state.failed')} retrying={isFetching} onRetry={refetch} />
        ) : (
          t('overview.waitsEmpty')
        )
      }
    />
  );
}
