import { useId } from 'react';
import { SkeletonBox } from '../components/skeleton';
import { useFormat } from '../settings/ui-settings';
import { type ChartProps } from './chart-props';
import { ChartTable } from './chart-table';
import { type Kind } from './kind';
import { layersOf } from './layers';
import { Legend } from './legend';
import { ChartSvg } from './chart-svg';

/** The frame of every chart: title, legend, the chart and its table, or a placeholder. */
export function Chart<Row extends object>({
  title,
  summary,
  rows,
  x,
  xLabel,
  formatX = String,
  formatTick = formatX,
  formatY,
  series,
  height = 240,
  loading = false,
  empty,
  stacked,
  action,
  kind,
}: ChartProps<Row> & { kind: Kind }) {
  const format = useFormat();
  const summaryId = useId();
  const write = formatY ?? ((value: number) => format.number(value));
  const layers = layersOf({ rows, series, stacked });
  const labels = rows.map((row) => formatX(String(row[x])));
  const ticks = rows.map((row) => formatTick(String(row[x])));
  return (
    <figure className="k-chart">
      <figcaption className="k-chart__head">
        <span className="k-chart__title">{title}</span>
        <Legend layers={layers} />
        {rows.length > 0 && action}
      </figcaption>
      {loading && <SkeletonBox height={height} />}
      {!loading && rows.length === 0 && (
        <div className="k-chart__empty" style={{ minHeight: height }}>
          {empty}
        </div>
      )}
      {!loading && rows.length > 0 && (
        <>
          <p id={summaryId} className="k-chart__summary">
            {summary}
          </p>
          <div role="img" aria-label={title} aria-describedby={summaryId}>
            <ChartSvg layers={layers} labels={labels} ticks={ticks} height={height} write={write} kind={kind} />
          </div>
          <ChartTable title={title} xLabel={xLabel} layers={layers} labels={labels} write={write} />
        </>
      )}
    </figure>
  );
}
