import { Grid } from '../components/layout';
import { HeroDrawing } from './hero-drawings';

export default function HeroDrawingsExamples() {
  return (
    <Grid min={260} max={3}>
      {(['slide1', 'slide2', 'slide3'] as const).map((name) => (
        <HeroDrawing key={name} name={name} />
      ))}
    </Grid>
  );
}
