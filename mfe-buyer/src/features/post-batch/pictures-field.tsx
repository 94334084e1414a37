import { Button, Stack, useLazyModule } from '@kaaj/ui';
import { ErrorState } from '@kaaj/ui-desk';
import { FileField } from '@kaaj/ui-desk/files';
import { Form, Select } from '@kaaj/ui-desk/forms';
import { useMessages } from '../../messages';
import { type PicturesProgress } from './use-batch-pictures';

/** The source of the tasks' pictures: one for all, a ZIP file, or a column of addresses. */
const PICTURE_SOURCES = ['one', 'zip', 'addresses'] as const;

const loadState = () => import('./pictures-state');

interface PicturesFieldProps {
  /** One of PICTURE_SOURCES. */
  readonly source: string;
  readonly columns: readonly string[];
  readonly progress: PicturesProgress;
  /** Whether there are rows and a column to fetch from. */
  readonly canFetch: boolean;
  readonly onZip: (file: File) => void;
  readonly onFetch: () => void;
}

/** The pictures of a batch's items, and their progress; in a Form. */
export function PicturesField({ source, columns, progress, canFetch, onZip, onFetch }: PicturesFieldProps) {
  const t = useMessages();
  const { loaded, retry } = useLazyModule(source === 'one' ? null : 'state', loadState);
  return (
    <Stack gap={3}>
      <Form.Item name="pictureSource" label={t('batch.pictures')}>
        <Select options={PICTURE_SOURCES.map((value) => ({ value, label: t(`batch.pictures.${value}`) }))} />
      </Form.Item>
      {source !== 'one' && (
        <Form.Item name="pictureColumn" required label={t('batch.pictures.column')}>
          <Select
            options={[
              { value: '', label: t('batch.pictures.chooseColumn') },
              ...columns.map((value) => ({ value, label: value })),
            ]}
          />
        </Form.Item>
      )}
      {source === 'zip' && (
        <FileField
          name="zip"
          required
          accept=".zip,application/zip"
          label={t('batch.pictures.zipFile')}
          choose={t('batch.filePick')}
          extra={t('batch.pictures.zipHint')}
          onPick={onZip}
        />
      )}
      {source === 'addresses' && (
        <Stack gap={2}>
          <Button variant="secondary" disabled={!canFetch} onClick={onFetch}>
            {t('batch.pictures.fetch')}
          </Button>
          <p className="k-field__hint">{t('batch.pictures.fetchHint')}</p>
        </Stack>
      )}
      {loaded.state === 'failed' && <ErrorState title={t('state.failed')} onRetry={retry} />}
      {source !== 'one' && loaded.state === 'ready' && <loaded.value.default progress={progress} />}
    </Stack>
  );
}
