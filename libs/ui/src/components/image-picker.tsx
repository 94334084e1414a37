import { useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { ImageIcon, TrashIcon, UploadIcon } from '../icons/icons';
import { Button } from './button';
import { classes } from './classes';
import { usePreview } from './use-preview';

export interface ImagePickerTexts {
  /** On the button while nothing is chosen, for example "Choose a picture". */
  choose: string;
  /** On the button afterwards. */
  replace: string;
  remove: string;
  /** What a picture may be; shown below. */
  hint?: string;
  /** Said when the file is no picture. */
  notAnImage: string;
}

export interface ImagePickerProps {
  id?: string;
  value?: File | null;
  onChange?: (file: File | null) => void;
  /** The accessible name where no label names `id`. */
  label?: string;
  texts: ImagePickerTexts;
  /** `round` for a person, `wide` for a task. */
  shape?: 'round' | 'wide';
  /** Share of the upload that is done, from 0 to 1; null when none is under way. */
  progress?: number | null;
  /** Read out with the progress. */
  progressLabel?: string;
  /** Address of the picture that is there already. */
  current?: string;
  disabled?: boolean;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
  'aria-required'?: boolean | 'true' | 'false';
  children?: ReactNode;
}

/** One picture from the person's device, with a preview before anything is sent. Files of other kinds are refused. */
export function ImagePicker({
  id,
  value = null,
  onChange,
  label,
  texts,
  shape = 'wide',
  progress = null,
  progressLabel,
  current,
  disabled = false,
  children,
  ...aria
}: ImagePickerProps) {
  const made = useId();
  const inputId = id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState(false);
  const preview = usePreview(value) ?? current;

  const take = (file: File | undefined) => {
    if (!file || disabled) return;
    const fits = file.type.startsWith('image/');
    setRefused(!fits);
    if (fits) onChange?.(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0]);
    event.target.value = '';
  };

  return (
    <div
      className={classes(
        'k-image-picker',
        `k-image-picker--${shape}`,
        over && 'k-image-picker--over',
        aria['aria-invalid'] === 'true' && 'k-image-picker--wrong',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="k-image-picker__preview">
        {preview ? <img src={preview} alt="" /> : <ImageIcon size={30} />}
      </span>
      <div className="k-image-picker__words">
        <input
          {...aria}
          ref={input}
          id={inputId}
          type="file"
          accept="image/*"
          className="k-visually-hidden k-image-picker__input"
          aria-label={label}
          disabled={disabled}
          onChange={change}
        />
        <span className="k-image-picker__actions">
          <Button
            variant="secondary"
            size="small"
            icon={<UploadIcon />}
            tabIndex={-1}
            aria-hidden="true"
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {preview ? texts.replace : texts.choose}
          </Button>
          {value && (
            <Button
              variant="ghost"
              size="small"
              icon={<TrashIcon />}
              disabled={disabled}
              onClick={() => onChange?.(null)}
            >
              {texts.remove}
            </Button>
          )}
        </span>
        {value ? (
          <span className="k-image-picker__name">{value.name}</span>
        ) : (
          texts.hint && <span className="k-field__hint">{texts.hint}</span>
        )}
        <span className="k-field__error" aria-live="polite">
          {refused ? texts.notAnImage : null}
        </span>
        {progress !== null && <progress className="k-progress" max={1} value={progress} aria-label={progressLabel} />}
        {children}
      </div>
    </div>
  );
}
