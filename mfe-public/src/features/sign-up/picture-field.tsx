import { classes, UploadIcon, usePreview } from '@kaaj/ui';
import { useState } from 'react';
import { useMessages } from '../../messages';
import styles from './picture-field.module.css';

interface Props {
  readonly error: string | undefined;
  /** The picture that is chosen is on its way, and cannot become another. */
  readonly disabled: boolean;
}

/** Picks one picture, and shows it. */
export function PictureField({ error, disabled }: Props) {
  const t = useMessages();
  const [file, setFile] = useState<File>();
  const preview = usePreview(file);
  return (
    <div className={classes('k-field', error && 'k-field--wrong')}>
      <label className={styles.field}>
        <span className="k-field__label">
          {t('signUp.image')}
          <span className="k-field__required" aria-hidden="true">
            *
          </span>
        </span>
        <input
          type="file"
          name="image"
          accept="image/*"
          required
          disabled={disabled}
          className={classes('k-visually-hidden', styles.input)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'picture-hint picture-error' : 'picture-hint'}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <span className={styles.box} aria-hidden={preview ? undefined : true}>
          <span className={styles.picture}>
            {preview ? (
              <img src={preview} alt={t('signUp.imagePreview')} className={styles.preview} />
            ) : (
              <UploadIcon size={22} />
            )}
          </span>
          <span className={styles.words}>
            <span>{file ? file.name : t('signUp.imageChoose')}</span>
            <span className={styles.action}>{file ? t('signUp.imageChange') : t('signUp.imageHint')}</span>
          </span>
        </span>
      </label>
      <span id="picture-hint" className="k-visually-hidden">
        {t('signUp.imageHint')}
      </span>
      <div id="picture-error" className="k-field__error" aria-live="polite">
        {error}
      </div>
    </div>
  );
}
