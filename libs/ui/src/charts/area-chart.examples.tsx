import { useChart } from '../../gallery/chart';
import { Grid } from '../components/layout';
import { AreaChart } from './area-chart';

export default function AreaChartExamples() {
  const { chart, earned, spent } = useChart();
  return (
    <Grid min={320} max={2}>
      <AreaChart {...chart} series={[earned]} />
      <AreaChart {...chart} series={[earned, spent]} />
      <AreaChart {...chart} series={[earned, spent]} stacked />
    </Grid>
  );
}
