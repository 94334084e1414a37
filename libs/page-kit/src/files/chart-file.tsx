import { Button } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { type ChartProps } from '@kaaj/ui/charts';
import { useCommonMessages } from '@kaaj/web-kit';
import { toCsv } from './csv';
import { download } from './download';

interface Props<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly chart: Pick<ChartProps<Row>, 'title' | 'rows' | 'x' | 'xLabel' | 'series'>;
}

/** The data of a chart as a file: a line for each row, days as YYYY-MM-DD, plain numbers. */
export function ChartFile<Row extends object>({ name, chart: { title, rows, x, xLabel, series } }: Props<Row>) {
  const common = useCommonMessages();
  const make = () => {
    const header = [xLabel, ...series.map((each) => each.name)];
    const lines = rows.map((row) => [String(row[x]), ...series.map(({ key }) => Number(row[key]))]);
    download(`${name}.csv`, toCsv(header, lines));
  };
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<DownloadIcon />}
      aria-label={common('chart.file', { title })}
      onClick={make}
    >
      CSV
    </Button>
  );
}
