import { useId, type ReactElement, type ReactNode } from 'react';
import {
  Area,
  AreaChart as RechartsAreaChart,
  Bar,
  BarChart as RechartsBarChart,
  CartesianGrid,
  Line,
  LineChart as RechartsLineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { SkeletonBox } from '../components/skeleton';
import { useFormat } from '../settings/ui-settings';

export interface Series<Row> {
  key: keyof Row & string;
  name: string;
  /** Which ink: the accent, the quiet green, the clay or the coin's gold (for coins alone). */
  ink?: 'accent' | 'quiet' | 'clay' | 'coin';
}

export interface ChartProps<Row> {
  /** The name of the chart, shown above it. */
  title: string;
  /** One sentence that says what the picture shows; read in its place. */
  summary: string;
  rows: readonly Row[];
  /** The key of the horizontal axis, and how its values are written. */
  x: keyof Row & string;
  xLabel: string;
  formatX?: (value: string) => string;
  formatY?: (value: number) => string;
  series: readonly Series<Row>[];
  /** Height in px. */
  height?: number;
  loading?: boolean;
  /** Instead of the picture when there are no rows. */
  empty?: ReactNode;
  stacked?: boolean;
}

const inks = {
  accent: 'var(--k-accent)',
  quiet: 'var(--k-art-deep)',
  clay: 'var(--k-art-clay)',
  coin: 'var(--k-coin)',
} as const;
const order = ['accent', 'clay', 'coin', 'quiet'] as const;
const inkOf = (ink: keyof typeof inks | undefined, index: number) =>
  inks[ink ?? order[index % order.length] ?? 'accent'];

function ChartFrame<Row extends object>({
  title,
  summary,
  rows,
  x,
  xLabel,
  formatX = String,
  formatY,
  series,
  height = 240,
  loading = false,
  empty,
  children,
}: ChartProps<Row> & { children: ReactElement }) {
  const format = useFormat();
  const summaryId = useId();
  const written = formatY ?? ((value: number) => format.number(value));
  return (
    <figure className="k-chart">
      <figcaption className="k-chart__head">
        <span className="k-chart__title">{title}</span>
        {series.length > 1 && (
          <ul className="k-chart__legend" aria-hidden="true">
            {series.map(({ key, name, ink }, index) => (
              <li key={key}>
                <span className="k-chart__ink" style={{ background: inkOf(ink, index) }} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      {loading && <SkeletonBox height={height} />}
      {!loading && rows.length === 0 && (
        <div className="k-chart__empty" style={{ minHeight: height }}>
          {empty}
        </div>
      )}
      {!loading && rows.length > 0 && (
        <>
          <div role="img" aria-label={title} aria-describedby={summaryId} className="k-chart__picture">
            <div aria-hidden="true" style={{ height }}>
              <ResponsiveContainer width="100%" height="100%">
                {children}
              </ResponsiveContainer>
            </div>
          </div>
          <p id={summaryId} className="k-visually-hidden">
            {summary}
          </p>
          {/* A table does not shrink below its content, so the box around it is what hides. */}
          <div className="k-visually-hidden">
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{xLabel}</th>
                  {series.map(({ key, name }) => (
                    <th key={key} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={String(row[x])}>
                    <th scope="row">{formatX(String(row[x]))}</th>
                    {series.map(({ key }) => (
                      <td key={key}>{written(Number(row[key]))}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </figure>
  );
}

const valueOf =
  <Row,>(key: keyof Row) =>
  (row: Row) =>
    Number(row[key]);

const tick = { fill: 'var(--k-ink-faint)', fontSize: 13 };
const margin = { top: 12, right: 12, bottom: 0, left: 0 };

function useAxes<Row extends object>({ x, formatX = String, formatY }: ChartProps<Row>) {
  const format = useFormat();
  const written = formatY ?? ((value: number) => format.number(value));
  const short = (value: number) => format.number(value, { notation: 'compact', maximumFractionDigits: 1 });
  return [
    <CartesianGrid key="grid" vertical={false} stroke="var(--k-line)" strokeDasharray="2 5" />,
    <XAxis
      key="x"
      dataKey={(row: Row) => String(row[x])}
      tickFormatter={(value) => formatX(String(value))}
      tick={tick}
      tickLine={false}
      axisLine={{ stroke: 'var(--k-line)' }}
      minTickGap={24}
      tickMargin={8}
    />,
    <YAxis
      key="y"
      tickFormatter={short}
      tick={tick}
      tickLine={false}
      axisLine={false}
      width={52}
      allowDecimals={false}
    />,
    <Tooltip
      key="tooltip"
      cursor={{ fill: 'var(--k-sunken)', stroke: 'var(--k-line-strong)', strokeDasharray: '2 4' }}
      isAnimationActive={false}
      content={({ active, payload, label }) =>
        active && payload.length > 0 ? (
          <div className="k-chart__tip">
            <strong>{formatX(String(label))}</strong>
            {payload.map(({ name, value }) => (
              <span key={String(name)}>
                {name} <b className="k-number">{written(Number(value))}</b>
              </span>
            ))}
          </div>
        ) : null
      }
    />,
  ];
}

/** Values over time as lines. */
export function LineChart<Row extends object>(props: ChartProps<Row>) {
  const axes = useAxes(props);
  return (
    <ChartFrame {...props}>
      <RechartsLineChart data={[...props.rows]} margin={margin} accessibilityLayer={false}>
        {axes}
        {props.series.map(({ key, name, ink }, index) => (
          <Line
            key={key}
            dataKey={valueOf<Row>(key)}
            name={name}
            type="monotone"
            stroke={inkOf(ink, index)}
            strokeWidth={2.5}
            dot={false}
            activeDot={{ r: 4 }}
            isAnimationActive={false}
          />
        ))}
      </RechartsLineChart>
    </ChartFrame>
  );
}

/** Values over time as filled hills. */
export function AreaChart<Row extends object>(props: ChartProps<Row>) {
  const axes = useAxes(props);
  return (
    <ChartFrame {...props}>
      <RechartsAreaChart data={[...props.rows]} margin={margin} accessibilityLayer={false}>
        {axes}
        {props.series.map(({ key, name, ink }, index) => (
          <Area
            key={key}
            dataKey={valueOf<Row>(key)}
            name={name}
            type="monotone"
            stackId={props.stacked ? 'all' : undefined}
            stroke={inkOf(ink, index)}
            fill={inkOf(ink, index)}
            fillOpacity={0.16}
            strokeWidth={2.5}
            isAnimationActive={false}
          />
        ))}
      </RechartsAreaChart>
    </ChartFrame>
  );
}

/** Amounts beside each other, or on each other with `stacked`. */
export function BarChart<Row extends object>(props: ChartProps<Row>) {
  const axes = useAxes(props);
  return (
    <ChartFrame {...props}>
      <RechartsBarChart data={[...props.rows]} margin={margin} accessibilityLayer={false}>
        {axes}
        {props.series.map(({ key, name, ink }, index) => (
          <Bar
            key={key}
            dataKey={valueOf<Row>(key)}
            name={name}
            stackId={props.stacked ? 'all' : undefined}
            fill={inkOf(ink, index)}
            radius={props.stacked ? 2 : [6, 6, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
          />
        ))}
      </RechartsBarChart>
    </ChartFrame>
  );
}
