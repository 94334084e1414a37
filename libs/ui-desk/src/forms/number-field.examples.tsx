import { Grid } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { DeskForm, NumberField, useValues } from '.';

export default function NumberFieldExamples() {
  const t = useWords();
  const form = useValues({ workers: '৩', fixed: '12' });
  return (
    <DeskForm {...form}>
      <Grid min={220} max={3}>
        <NumberField name="workers" label={t.requiredWorkers} min={1} max={10} required />
        <NumberField name="fixed" label={t.requiredWorkers} disabled />
      </Grid>
    </DeskForm>
  );
}
