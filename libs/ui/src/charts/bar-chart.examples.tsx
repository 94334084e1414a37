import { useChart } from '../../gallery/chart';
import { Grid } from '../components/layout';
import { BarChart } from './bar-chart';
import { useWords } from '../../gallery/use-words';

export default function BarChartExamples() {
  const t = useWords();
  const { chart, earned, spent } = useChart();
  return (
    <Grid min={320} max={2}>
      <BarChart {...chart} series={[earned]} />
      <BarChart {...chart} series={[earned, spent]} />
      <BarChart {...chart} series={[earned, spent]} stacked />
      <BarChart {...chart} rows={[]} series={[earned]} empty={t.noTasks} />
    </Grid>
  );
}
