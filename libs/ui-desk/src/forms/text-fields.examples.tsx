import { Grid } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { DeskForm } from './desk-form';
import { TextAreaField, TextField } from './text-fields';

export default function TextFieldsExamples() {
  const t = useWords();
  const [values, setValues] = useState({ title: '', fixed: t.task, detail: '' });
  return (
    <DeskForm values={values} onChange={(name, value) => setValues({ ...values, [name]: value })}>
      <Grid min={220} max={3}>
        <TextField name="title" label={t.title} required placeholder={t.task2} />
        <TextField name="fixed" label={t.title} disabled />
        <TextAreaField name="detail" label={t.detail} hint={t.hint} />
      </Grid>
    </DeskForm>
  );
}
