import { Grid } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { DeskForm } from './desk-form';
import { Select } from './select';
import { SelectField } from './select-field';

export default function SelectFieldExamples() {
  const t = useWords();
  const [values, setValues] = useState({ order: 'high' });
  const options = [
    { value: 'high', label: t.high },
    { value: 'low', label: t.low },
  ];
  const change = (order: string) => setValues({ order });
  return (
    <DeskForm values={values} onChange={(_, value) => change(value)}>
      <Grid min={220} max={3}>
        <SelectField name="order" label={t.sort} options={options} />
        <Select aria-label={t.sort} value={values.order} options={options} onChange={change} />
      </Grid>
    </DeskForm>
  );
}
