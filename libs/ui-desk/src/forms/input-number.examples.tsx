import { Grid } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { Form, InputNumber, useValues } from '.';

export default function InputNumberExamples() {
  const t = useWords();
  const form = useValues({ workers: '৩', fixed: '12' });
  return (
    <Form {...form}>
      <Grid min={220} max={3}>
        <Form.Item name="workers" label={t.requiredWorkers} required>
          <InputNumber min={1} max={10} />
        </Form.Item>
        <Form.Item name="fixed" label={t.requiredWorkers}>
          <InputNumber disabled />
        </Form.Item>
      </Grid>
    </Form>
  );
}
