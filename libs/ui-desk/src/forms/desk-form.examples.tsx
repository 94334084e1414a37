import { Button, Stack } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { DeskForm } from './desk-form';
import { PasswordField, TextField } from './text-fields';

export default function DeskFormExamples() {
  const t = useWords();
  const [values, setValues] = useState({ email: 'nusrat@', password: '' });
  const [refused] = useState({ email: t.wrong });
  return (
    <DeskForm
      values={values}
      check={({ password }) => ({ password: password === '' ? t.wrong : undefined })}
      refused={refused}
      onChange={(name, value) => setValues({ ...values, [name]: value })}
    >
      <Stack>
        <TextField name="email" label={t.email} required />
        <PasswordField name="password" label={t.password} hint={t.hint} required />
        <Button type="submit">{t.add}</Button>
      </Stack>
    </DeskForm>
  );
}
