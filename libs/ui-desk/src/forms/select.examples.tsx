import { Grid } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { Form, Select } from '.';

export default function SelectExamples() {
  const t = useWords();
  const [values, setValues] = useState({ order: 'high' });
  const options = [
    { value: 'high', label: t.high },
    { value: 'low', label: t.low },
  ];
  const change = (order: string) => setValues({ order });
  return (
    <Form values={values} onChange={(_, value) => change(value)}>
      <Grid min={220} max={3}>
        <Form.Item name="order" label={t.sort}>
          <Select options={options} />
        </Form.Item>
        <Select aria-label={t.sort} value={values.order} options={options} onChange={change} />
      </Grid>
    </Form>
  );
}
