import { Button, classes, RequiredMark, usePreview } from '@kaaj/ui';
import { UploadIcon } from '@kaaj/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages';
import { paint } from './generate-avatar';
import styles from './picture-field.module.css';

interface Props {
  /** What the person has written as their name so far. */
  readonly name: string;
  /** The picture of until now, which stays where no other is picked. */
  readonly now?: string;
  /** The generated picture in place of a photo; undefined for none. */
  readonly drawn: number | undefined;
  readonly onDraw: (look: number | undefined) => void;
  readonly error: string | undefined;
  /** The chosen picture is being uploaded, and cannot be replaced. */
  readonly disabled: boolean;
}

/** Selects one picture, or generates one, and shows it. */
export function PictureField({ name, now, drawn, onDraw, error, disabled }: Props) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const preview = usePreview(file);
  const shown = preview ?? now;
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
          {t('picture.title')}
          {!now && <RequiredMark />}
        </span>
        <input
          ref={input}
          type="file"
          name="image"
          accept="image/*"
          required={!hasDrawing && !now}
          disabled={disabled}
          className={classes('k-visually-hidden', styles.input)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'picture-hint picture-error' : 'picture-hint'}
          onChange={({ target }) => pick(target.files?.[0])}
        />
        <span className={styles.box} aria-hidden={shown || hasDrawing ? undefined : true}>
          <span className={styles.picture}>
            {hasDrawing ? (
              <Drawing name={name} look={drawn} />
            ) : shown ? (
              <img src={shown} alt={t(preview ? 'picture.preview' : 'picture.now')} className={styles.preview} />
            ) : (
              <UploadIcon size={22} />
            )}
          </span>
          <span className={styles.words}>
            <span>{hasDrawing ? t('picture.drawn') : (file?.name ?? t(now ? 'picture.now' : 'picture.choose'))}</span>
            <span className={styles.action}>{shown || hasDrawing ? t('picture.change') : t('picture.hint')}</span>
          </span>
        </span>
      </label>
      <p className={styles.instead}>
        {!hasDrawing && !now && t('picture.none')}{' '}
        <Button variant="ghost" size="small" disabled={disabled} onClick={draw}>
          {t(hasDrawing ? 'picture.drawAnother' : 'picture.draw')}
        </Button>
      </p>
      <span id="picture-hint" className="k-visually-hidden">
        {t('picture.hint')}
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
  return <canvas ref={canvas} role="img" aria-label={t('picture.drawnLabel')} className={styles.preview} />;
}
