import { LIMITS } from '@kaaj/contract';
import { Button, Row, classes } from '@kaaj/ui';
import { TrashIcon, UploadIcon } from '@kaaj/ui/icons';
import { type ChangeEvent, useId, useRef } from 'react';
import { useMessages } from '../messages';
import { PictureUpload } from './picture-upload';
import styles from './proof-pictures.module.css';
import { useUploads } from './use-uploads';

const MOST = LIMITS.proofPictures.max;

interface ProofPicturesProps {
  readonly label?: string;
  /** The maximum number of pictures. */
  readonly max?: number;
  /** Of those that are uploaded already. */
  readonly addresses: readonly string[];
  /** The minimum number of pictures. */
  readonly needed: number;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (next: (kept: readonly string[]) => string[]) => void;
  readonly onUploading: (uploading: boolean) => void;
}

/**
 * Up to five pictures, from the camera or from files, each uploaded as soon as it is selected. A lost connection delays
 * an upload; a failed one can be retried.
 */
export function ProofPictures({
  label,
  max = MOST,
  addresses,
  needed,
  error,
  disabled,
  onChange,
  onUploading,
}: ProofPicturesProps) {
  const t = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add, retry, cancel } = useUploads({
    onStored: (address) => onChange((kept) => [...new Set([...kept, address])].slice(0, max)),
    onUploading,
  });
  const room = Math.max(0, max - addresses.length - uploads.length);
  const full = disabled || room === 0;
  const waiting = uploads.some((each) => each.waiting);
  const problem = uploads.find((each) => each.problem !== undefined)?.problem;

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])].slice(0, room));
    target.value = '';
  };

  return (
    <div className="k-field">
      <label className="k-field__label" htmlFor={id}>
        {label ?? t('pictures.label')}
      </label>
      <Row align="start">
        {addresses.map((address, index) => (
          <span key={address} className={styles.picture}>
            <img src={address} alt={t('story.picture', { number: index + 1 })} width={96} height={72} />
            <Button
              variant="ghost"
              size="small"
              icon={<TrashIcon />}
              disabled={disabled}
              onClick={() => onChange((kept) => kept.filter((each) => each !== address))}
            >
              {t('pictures.remove', { number: index + 1 })}
            </Button>
          </span>
        ))}
        {uploads.map((upload, index) => (
          <PictureUpload
            key={upload.key}
            upload={upload}
            number={addresses.length + index + 1}
            onCancel={() => cancel(upload)}
            onRetry={() => retry(upload)}
          />
        ))}
      </Row>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        multiple
        className={classes('k-visually-hidden', styles.input)}
        disabled={full}
        onChange={take}
      />
      <span className={styles.add}>
        <Button
          variant="secondary"
          size="small"
          icon={<UploadIcon />}
          tabIndex={-1}
          aria-hidden="true"
          disabled={full}
          onClick={() => input.current?.click()}
        >
          {t('pictures.add')}
        </Button>
      </span>
      <span className="k-field__hint">
        {needed > 0 ? t('pictures.needed', { needed, max }) : t('pictures.hint', { max })}
      </span>
      <span className="k-field__hint" aria-live="polite">
        {waiting && t('pictures.waiting')}
      </span>
      <span className="k-field__error" aria-live="polite">
        {error ?? problem}
      </span>
    </div>
  );
}
