import { Grid } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { DayField, DeskForm, useValues } from '.';

export default function DayFieldExamples() {
  const t = useWords();
  const form = useValues({ day: '2026-12-04', fixed: '2026-12-04' });
  return (
    <DeskForm {...form}>
      <Grid min={220} max={3}>
        <DayField name="day" label={t.completionDate} min="2026-11-21" required />
        <DayField name="fixed" label={t.completionDate} disabled />
      </Grid>
    </DeskForm>
  );
}
