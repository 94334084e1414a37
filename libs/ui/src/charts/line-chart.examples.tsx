import { useChart } from '../../gallery/chart';
import { Grid } from '../components/layout';
import { LineChart } from './line-chart';

export default function LineChartExamples() {
  const { chart, earned, spent } = useChart();
  return (
    <Grid min={320} max={2}>
      <LineChart {...chart} series={[earned]} />
      <LineChart {...chart} series={[earned, spent]} />
      <LineChart {...chart} rows={chart.rows.slice(0, 1)} series={[earned]} />
    </Grid>
  );
}
