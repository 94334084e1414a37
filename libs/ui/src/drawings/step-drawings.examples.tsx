import { Grid } from '../components/layout';
import { StepDrawing } from './step-drawings';

export default function StepDrawingsExamples() {
  return (
    <Grid min={160} max={6}>
      {(['find', 'do', 'earn', 'post', 'review', 'pay'] as const).map((name) => (
        <StepDrawing key={name} name={name} />
      ))}
    </Grid>
  );
}
