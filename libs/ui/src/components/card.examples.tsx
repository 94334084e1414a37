import { Card } from './card';
import { Grid } from './layout';
import { useWords } from '../../gallery/use-words';

export default function CardExamples() {
  const t = useWords();
  return (
    <Grid min={200} max={3}>
      {(['raised', 'flat', 'accent'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <p>{t.answer}</p>
        </Card>
      ))}
    </Grid>
  );
}
