import { useFormat } from '@kaaj/ui';
import { type ChartProps, type Series } from '@kaaj/ui/charts';
import { ChartFile } from '../files/chart-file';
import { useCommonMessages } from '@kaaj/web-kit';

interface TimeChart<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly series: readonly Series<Row>[];
  /** Whether a row is a calendar day, or seven of them under the first. */
  readonly by: 'day' | 'week';
  /** Name of the file with the same, without its ending. */
  readonly file: string;
}

type ChartFrame<Row> = Pick<
  ChartProps<Row>,
  'title' | 'rows' | 'series' | 'x' | 'xLabel' | 'formatX' | 'formatTick' | 'action'
>;

/** Common properties of every chart over days or weeks: rows under `day` (YYYY-MM-DD), its format, and the file. */
export function useTimeChart<Row extends { readonly day: string }>({
  title,
  rows,
  series,
  by,
  file,
}: TimeChart<Row>): ChartFrame<Row> {
  const common = useCommonMessages();
  const format = useFormat();
  const chart = { title, rows, x: 'day', xLabel: common(`chart.${by}`), series } as const;
  return {
    ...chart,
    formatX: by === 'day' ? format.date : (day) => common('chart.weekFrom', { day: format.date(day) }),
    formatTick: format.shortDay,
    action: <ChartFile name={file} chart={chart} />,
  };
}
