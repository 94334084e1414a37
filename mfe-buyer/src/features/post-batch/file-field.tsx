import { Row, Stack } from '@kaaj/ui';
import { Badge } from '@kaaj/ui-desk';
import { FileField as Field } from '@kaaj/ui-desk/files';
import { type Encoding } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

interface FileFieldProps {
  /** Of the file that was picked; none where it has no names for them. */
  readonly columns: readonly string[];
  /** How its letters were written. */
  readonly encoding: Encoding;
  readonly onPick: (file: File) => void;
}

/** Takes the file of rows and shows how its columns are written in a template; in a DeskForm. */
export function FileField({ columns, encoding, onPick }: FileFieldProps) {
  const t = useMessages();
  return (
    <Stack gap={3}>
      <Field
        name="rows"
        accept=".csv,.jsonl,.ndjson,text/csv"
        label={t('batch.file')}
        choose={t('batch.filePick')}
        hint={t('batch.fileHint')}
        required
        onPick={onPick}
      />
      {encoding !== 'utf-8' && (
        <p className="k-field__hint" role="status">
          {t(`batch.encoding.${encoding}`)}
        </p>
      )}
      {columns.length > 0 && (
        <Stack gap={2}>
          <p className="k-field__hint">{t('batch.columns')}</p>
          <Row gap={2}>
            {columns.map((column) => (
              <Badge key={column}>
                <code>{`{{${column}}}`}</code>
              </Badge>
            ))}
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
