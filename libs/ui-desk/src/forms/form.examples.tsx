import { Button, Stack } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { Form, Input } from '.';

export default function FormExamples() {
  const t = useWords();
  const [values, setValues] = useState({ email: 'nusrat@', password: '' });
  const [refused] = useState({ email: t.wrong });
  return (
    <Form
      values={values}
      check={({ password }) => ({ password: password === '' ? t.wrong : undefined })}
      refused={refused}
      onChange={(name, value) => setValues({ ...values, [name]: value })}
    >
      <Stack>
        <Form.Item name="email" label={t.email} required>
          <Input />
        </Form.Item>
        <Form.Item name="password" label={t.password} extra={t.hint} required>
          <Input.Password />
        </Form.Item>
        <Button type="submit">{t.add}</Button>
      </Stack>
    </Form>
  );
}
