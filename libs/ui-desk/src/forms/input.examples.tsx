import { Grid } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { Form, Input } from '.';

export default function InputExamples() {
  const t = useWords();
  const [values, setValues] = useState({ title: '', fixed: t.task, detail: '' });
  return (
    <Form values={values} onChange={(name, value) => setValues({ ...values, [name]: value })}>
      <Grid min={220} max={3}>
        <Form.Item name="title" label={t.title} required>
          <Input placeholder={t.task2} />
        </Form.Item>
        <Form.Item name="fixed" label={t.title}>
          <Input disabled />
        </Form.Item>
        <Form.Item name="detail" label={t.detail} extra={t.hint}>
          <Input.TextArea />
        </Form.Item>
      </Grid>
    </Form>
  );
}
