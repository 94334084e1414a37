import { useListDecisionTimesQuery } from '@kaaj/api-client';
import { ErrorState, useFormat } from '@kaaj/ui';
import { type ChartProps } from '@kaaj/ui/charts';
import { useCommonMessages } from '@kaaj/web-kit';
import { useTimeChart } from './use-time-chart';

interface Words {
  readonly title: string;
  /** What the bars are: hours within which half was decided. */
  readonly waited: string;
  /** Of the last week with decisions; all but `count` are written out. */
  readonly summary: (week: {
    readonly count: number;
    readonly amount: number;
    readonly day: string;
    readonly waited: string;
  }) => string;
  /** Where nothing was decided in any of the weeks. */
  readonly empty: string;
}

const HOURS = { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumSignificantDigits: 3 } as const;

/** What a chart of bars needs to draw how long work waited for its decision, week by week. */
export function useDecisionTimeChart(words: Words) {
  const { data, isLoading, isError, isFetching, refetch } = useListDecisionTimesQuery();
  const common = useCommonMessages();
  const format = useFormat();
  const weeks = data?.data ?? [];
  const last = weeks.findLast(({ decisions }) => decisions > 0);
  const chart = useTimeChart({
    title: words.title,
    rows: last ? weeks.map(({ week, hours }) => ({ day: week, hours: hours ?? 0 })) : [],
    series: [{ key: 'hours', name: words.waited, ink: 'accent' }],
    by: 'week',
    file: 'kaaj-decision-times',
  });
  const summary = last
    ? words.summary({
        count: last.decisions,
        amount: last.decisions,
        day: format.date(last.week),
        waited: format.number(last.hours ?? 0, HOURS),
      })
    : '';
  return {
    ...chart,
    loading: isLoading,
    summary,
    empty: isError ? (
      <ErrorState title={common('state.failed')} retrying={isFetching} onRetry={refetch} />
    ) : (
      words.empty
    ),
  } satisfies ChartProps<(typeof chart.rows)[number]>;
}
