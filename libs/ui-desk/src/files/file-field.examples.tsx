import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { Form } from '../forms';
import { FileField } from './file-field';

export default function FileFieldExamples() {
  const t = useWords();
  const [rows, setRows] = useState('');
  return (
    <Form values={{ rows }} onChange={(_, value) => setRows(value)}>
      <FileField
        name="rows"
        label={t.detail}
        accept=".csv"
        choose={t.picture.choose}
        onPick={({ name }) => setRows(name)}
      />
    </Form>
  );
}
