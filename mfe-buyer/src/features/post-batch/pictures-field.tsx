import { Banner, Button, Stack, useFormat } from '@kaaj/ui';
import { FileField } from '@kaaj/ui-desk/files';
import { SelectField } from '@kaaj/ui-desk/forms';
import { Progress } from '@kaaj/ui-desk/stages';
import { useMessages } from '../../messages';
import { useFaultText } from './use-fault-text';
import { type PicturesProgress } from './use-batch-pictures';

/** Where the pictures of tasks come from: one for all, a ZIP file, or a column of addresses. */
export const PICTURE_SOURCES = ['one', 'zip', 'addresses'] as const;
export type PictureSource = (typeof PICTURE_SOURCES)[number];

interface PicturesFieldProps {
  readonly source: PictureSource;
  readonly columns: readonly string[];
  readonly progress: PicturesProgress;
  /** Whether there are rows and a column to fetch from. */
  readonly canFetch: boolean;
  readonly onZip: (file: File) => void;
  readonly onFetch: () => void;
}

/** The pictures of the items of a batch, and how far they have come; in a DeskForm. */
export function PicturesField({ source, columns, progress, canFetch, onZip, onFetch }: PicturesFieldProps) {
  const t = useMessages();
  return (
    <Stack gap={3}>
      <SelectField
        name="pictureSource"
        label={t('batch.pictures')}
        options={PICTURE_SOURCES.map((value) => ({ value, label: t(`batch.pictures.${value}`) }))}
      />
      {source !== 'one' && (
        <SelectField
          name="pictureColumn"
          required
          label={t('batch.pictures.column')}
          options={[
            { value: '', label: t('batch.pictures.chooseColumn') },
            ...columns.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      {source === 'zip' && (
        <FileField
          name="zip"
          required
          accept=".zip,application/zip"
          label={t('batch.pictures.zipFile')}
          choose={t('batch.filePick')}
          hint={t('batch.pictures.zipHint')}
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
      {source !== 'one' && <PicturesState progress={progress} />}
    </Stack>
  );
}

function PicturesState({ progress: { pictures, share, waiting, failed } }: Pick<PicturesFieldProps, 'progress'>) {
  const t = useMessages();
  const faultText = useFaultText();
  const format = useFormat();
  return (
    <div aria-live="polite">
      <Stack gap={2}>
        {failed !== undefined && <Banner kind="error" title={t('batch.pictures.failed', { text: failed })} />}
        {share !== undefined && <Progress label={t('batch.pictures.sending')} value={share} max={1} />}
        {waiting && <p>{t('batch.pictures.waiting')}</p>}
        {pictures?.state === 'fetching' && (
          <Progress label={t('batch.pictures.storing')} value={pictures.stored} max={Math.max(1, pictures.total)} />
        )}
        {pictures && (
          <p>
            {t('batch.pictures.stored', {
              stored: format.number(pictures.stored),
              total: format.number(pictures.total),
            })}
          </p>
        )}
        {pictures && pictures.faults.length > 0 && (
          <Banner kind="error" title={t('batch.pictures.faults')}>
            <ul>
              {pictures.faults.map(({ line, ...fault }, index) => (
                <li key={index}>
                  {line === null
                    ? t('batch.pictures.fault', { name: fault.field, text: faultText(fault) })
                    : t('batch.fault', { line, field: fault.field, text: faultText(fault) })}
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </Stack>
    </div>
  );
}
