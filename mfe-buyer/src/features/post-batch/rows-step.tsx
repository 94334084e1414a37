import { Banner, Stack } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { FileField } from './file-field';
import { PicturesField } from './pictures-field';
import { type Batch } from './use-batch';

/** Step 1: the file of rows, and the pictures of its items; in a Form. */
export function RowsStep({ batch }: { readonly batch: Batch }) {
  const t = useMessages();
  const { file, values, pictures } = batch;
  return (
    <Stack gap={5}>
      {!file && batch.drafts.some(({ value }) => value !== undefined) && <Banner>{t('batch.fileAgain')}</Banner>}
      <FileField file={file} onPick={(picked) => void batch.takeRows(picked)} />
      <PicturesField
        source={values.pictureSource}
        columns={file?.columns ?? []}
        progress={pictures}
        canFetch={file !== undefined && values.pictureColumn !== ''}
        onZip={batch.takeZip}
        onFetch={batch.fetchPictures}
      />
    </Stack>
  );
}
