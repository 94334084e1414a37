import { Button, classes, UploadIcon, usePreview } from '@kaaj/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import { paint } from './drawn-picture';
import styles from './picture-field.module.css';

interface Props {
  /** What the person has written as their name so far. */
  readonly name: string;
  /** Which drawing stands in for a photo; undefined for none. */
  readonly drawn: number | undefined;
  readonly onDraw: (look: number | undefined) => void;
  readonly error: string | undefined;
  /** The picture that is chosen is on its way, and cannot become another. */
  readonly disabled: boolean;
}

/** Picks one picture, or has one drawn, and shows it. */
export function PictureField({ name, drawn, onDraw, error, disabled }: Props) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const preview = usePreview(file);
  const hasDrawing = drawn !== undefined;

  function pick(picked: File | undefined) {
    setFile(picked);
    onDraw(undefined);
  }

  function draw() {
    if (input.current) input.current.value = '';
    setFile(undefined);
    onDraw(hasDrawing ? drawn + 1 : 0);
  }

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
          ref={input}
          type="file"
          name="image"
          accept="image/*"
          required={!hasDrawing}
          disabled={disabled}
          className={classes('k-visually-hidden', styles.input)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'picture-hint picture-error' : 'picture-hint'}
          onChange={({ target }) => pick(target.files?.[0])}
        />
        <span className={styles.box} aria-hidden={preview || hasDrawing ? undefined : true}>
          <span className={styles.picture}>
            {hasDrawing ? (
              <Drawing name={name} look={drawn} />
            ) : preview ? (
              <img src={preview} alt={t('signUp.imagePreview')} className={styles.preview} />
            ) : (
              <UploadIcon size={22} />
            )}
          </span>
          <span className={styles.words}>
            <span>{hasDrawing ? t('signUp.imageDrawn') : (file?.name ?? t('signUp.imageChoose'))}</span>
            <span className={styles.action}>
              {file || hasDrawing ? t('signUp.imageChange') : t('signUp.imageHint')}
            </span>
          </span>
        </span>
      </label>
      <p className={styles.instead}>
        {!hasDrawing && t('signUp.imageNone')}{' '}
        <Button variant="ghost" size="small" disabled={disabled} onClick={draw}>
          {t(hasDrawing ? 'signUp.imageDrawAnother' : 'signUp.imageDraw')}
        </Button>
      </p>
      <span id="picture-hint" className="k-visually-hidden">
        {t('signUp.imageHint')}
      </span>
      <div id="picture-error" className="k-field__error" aria-live="polite">
        {error}
      </div>
    </div>
  );
}

function Drawing({ name, look }: { readonly name: string; readonly look: number }) {
  const t = useMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paint(canvas.current, name, look);
  }, [name, look]);
  return <canvas ref={canvas} role="img" aria-label={t('signUp.imageDrawnLabel')} className={styles.preview} />;
}
