import { Button, Stack } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { FileField as Field } from '@kaaj/ui-desk/files';
import { download, toCsv } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { type BatchFile } from './batch-file';
import { ColumnsList } from './columns-list';
import styles from './file-field.module.css';

interface FileFieldProps {
  /** The file that was selected. */
  readonly file: BatchFile | undefined;
  readonly onPick: (file: File) => void;
}

/** Selects the file of rows, offers a sample of one, and shows its columns; in a Form. */
export function FileField({ file, onPick }: FileFieldProps) {
  const t = useMessages();
  const saveSample = () => {
    const [header = [], ...rows] = t('batch.sampleRows')
      .split('\n')
      .map((row) => row.split(' | '));
    download('sample-batch.csv', toCsv(header, rows));
  };
  return (
    <Stack gap={3}>
      <Field
        name="rows"
        accept=".csv,.jsonl,.ndjson,text/csv"
        label={t('batch.file')}
        choose={t('batch.filePick')}
        extra={t('batch.fileHint')}
        required
        onPick={onPick}
      />
      <div>
        <Button variant="ghost" className={styles.sample} icon={<DownloadIcon />} onClick={saveSample}>
          {t('batch.sample')}
        </Button>
      </div>
      {file && file.encoding !== 'utf-8' && (
        <p className="k-field__hint" role="status">
          {t(`batch.encoding.${file.encoding}`)}
        </p>
      )}
      {file && file.columns.length > 0 && <ColumnsList columns={file.columns} rows={file.rows} />}
    </Stack>
  );
}
