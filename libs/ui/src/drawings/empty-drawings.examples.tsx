import { Grid } from '../components/layout';
import { EmptyDrawing } from './empty-drawings';

export default function EmptyDrawingsExamples() {
  return (
    <Grid min={180} max={3}>
      {(
        [
          'no-tasks',
          'no-submissions',
          'nothing-to-review',
          'no-notifications',
          'no-payments',
          'no-people',
          'offline',
          'not-found',
          'unavailable',
        ] as const
      ).map((name) => (
        <figure key={name}>
          <EmptyDrawing name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Grid>
  );
}
