import { LENGTHS } from '@kaaj/contract';
import { Badge, Row, Stack, TextField } from '@kaaj/ui';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { type BatchFile, batchFileOf } from './batch-file';

interface FileFieldProps {
  readonly file: BatchFile | undefined;
  readonly error: string | undefined;
  readonly onFile: (file: BatchFile | undefined) => void;
}

/** Takes the file of rows and shows how its columns are written in a template. */
export function FileField({ file, error, onFile }: FileFieldProps) {
  const t = useMessages();
  const [tooLarge, setTooLarge] = useState(false);
  const take = async (picked: File | undefined) => {
    const read = picked && (await batchFileOf(picked));
    const fits = !read || read.text.length <= LENGTHS.batchRows;
    setTooLarge(!fits);
    onFile(fits ? read : undefined);
  };
  return (
    <Stack gap={3}>
      <TextField
        type="file"
        name="rows"
        accept=".csv,.jsonl,.ndjson,text/csv"
        label={t('batch.file')}
        hint={t('batch.fileHint')}
        required
        error={tooLarge ? t('batch.tooLarge') : error}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {file && file.columns.length > 0 && (
        <div>
          <p className="k-field__hint">{t('batch.columns')}</p>
          <Row gap={2}>
            {file.columns.map((column) => (
              <Badge key={column}>
                <code>{`{{${column}}}`}</code>
              </Badge>
            ))}
          </Row>
        </div>
      )}
    </Stack>
  );
}
