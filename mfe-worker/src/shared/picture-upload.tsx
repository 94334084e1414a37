import { Button, classes, useFormat } from '@kaaj/ui';
import { TrashIcon } from '@kaaj/ui/icons';
import { useMessages } from '../messages';
import styles from './proof-pictures.module.css';
import { type Upload } from './use-uploads';

interface PictureUploadProps {
  readonly upload: Upload;
  /** Its place among the pictures, from 1. */
  readonly number: number;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A picture being uploaded: preview, progress, and buttons to cancel or retry. */
export function PictureUpload({ upload, number, onCancel, onRetry }: PictureUploadProps) {
  const t = useMessages();
  const named = { number: useFormat().number(number) };
  const { preview, share, problem } = upload;
  return (
    <span className={styles.picture}>
      <span className={styles.frame}>
        <img src={preview} alt={t('story.picture', named)} width={96} height={72} />
        {problem === undefined && (
          <progress
            className={classes('k-progress', styles.progress)}
            max={1}
            value={share}
            aria-label={t('pictures.uploading', named)}
          />
        )}
      </span>
      {problem !== undefined && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('pictures.again', named)}
        </Button>
      )}
      <Button variant="ghost" size="small" icon={<TrashIcon />} onClick={onCancel}>
        {t(problem === undefined ? 'pictures.stop' : 'pictures.remove', named)}
      </Button>
    </span>
  );
}
