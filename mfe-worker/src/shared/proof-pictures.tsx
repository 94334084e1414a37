import { sendProof } from '@kaaj/api-client';
import { LIMITS } from '@kaaj/contract';
import { Button, TrashIcon, UploadIcon, useFormat } from '@kaaj/ui';
import { shrunk, useCommonMessages, useToast } from '@kaaj/web-kit';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages';
import './proof-pictures.css';

const { max } = LIMITS.proofPictures;
/** In pixels: the server keeps no more. */
const LONGEST_SIDE = 1600;

interface ProofPicturesProps {
  /** Of those that are uploaded already. */
  readonly addresses: readonly string[];
  /** At least so many are asked for. */
  readonly needed: number;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (next: (kept: readonly string[]) => string[]) => void;
  readonly onUploading: (uploading: boolean) => void;
}

/** Up to five pictures, from the camera or from files, each uploaded as soon as it is picked; one that fails may be picked again. */
export function ProofPictures({ addresses, needed, error, disabled, onChange, onUploading }: ProofPicturesProps) {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const toast = useToast();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(target.files ?? [])].slice(0, max - addresses.length);
    target.value = '';
    onUploading(true);
    for (const file of picked) await upload(file);
    setProgress(null);
    onUploading(false);
  };
  const upload = async (file: File) => {
    const { signal } = leaving.current;
    setProgress(0);
    try {
      const address = await sendProof(await shrunk(file, LONGEST_SIDE), { onProgress: setProgress, signal });
      onChange((kept) => [...new Set([...kept, address])].slice(0, max));
    } catch (problem) {
      if (!signal.aborted) toast.problem(problem);
    }
  };

  return (
    <div className="k-field">
      <label className="k-field__label" htmlFor={id}>
        {t('pictures.label')}
      </label>
      <div className="mfe-worker-pictures">
        {addresses.map((address, index) => (
          <span key={address} className="mfe-worker-pictures__one">
            <img
              src={address}
              alt={common('story.picture', { number: format.number(index + 1) })}
              width={96}
              height={72}
            />
            <Button
              variant="ghost"
              size="small"
              icon={<TrashIcon />}
              disabled={disabled}
              onClick={() => onChange((kept) => kept.filter((each) => each !== address))}
            >
              {t('pictures.remove', { number: format.number(index + 1) })}
            </Button>
          </span>
        ))}
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        multiple
        className="k-visually-hidden mfe-worker-pictures__input"
        disabled={disabled || addresses.length >= max}
        onChange={(event) => void take(event)}
      />
      <span className="mfe-worker-pictures__add">
        <Button
          variant="secondary"
          size="small"
          icon={<UploadIcon />}
          tabIndex={-1}
          aria-hidden="true"
          pending={progress !== null}
          disabled={disabled || addresses.length >= max}
          onClick={() => input.current?.click()}
        >
          {t('pictures.add')}
        </Button>
      </span>
      <span className="k-field__hint">
        {needed > 0
          ? t('pictures.needed', { needed: format.number(needed), max: format.number(max) })
          : t('pictures.hint', { max: format.number(max) })}
      </span>
      <span className="k-field__error" aria-live="polite">
        {error}
      </span>
      {progress !== null && (
        <progress className="k-progress" max={1} value={progress} aria-label={t('pictures.uploading')} />
      )}
    </div>
  );
}
