import { Grid } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { DatePicker, Form, useValues } from '.';

export default function DatePickerExamples() {
  const t = useWords();
  const form = useValues({ day: '2026-12-04', fixed: '2026-12-04' });
  return (
    <Form {...form}>
      <Grid min={220} max={3}>
        <Form.Item name="day" label={t.completionDate} required>
          <DatePicker min="2026-11-21" />
        </Form.Item>
        <Form.Item name="fixed" label={t.completionDate}>
          <DatePicker disabled />
        </Form.Item>
      </Grid>
    </Form>
  );
}
