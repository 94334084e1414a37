import { Button, classes, usePreview } from '@kaaj/ui';
import { ImageIcon, TrashIcon, UploadIcon } from '@kaaj/ui/icons';
import { Progress } from 'antd';
import { type AriaAttributes, type Ref, useEffect, useRef, useState } from 'react';
import { FormItem, type FormItemProps } from '../forms/form-item';
import { FilePicker, type FilePickerHandle } from './file-picker';

interface PictureTexts {
  /** On the button while there is no picture, for example "Choose a picture". */
  choose: string;
  /** On the button afterwards. */
  replace: string;
  remove: string;
  /** What a picture may be. */
  hint: string;
  /** The error for a file that is no picture. */
  notAnImage: string;
  /** Read out with the progress. */
  uploading: string;
}

export interface PictureFieldProps extends Omit<FormItemProps, 'extra' | 'children'> {
  disabled?: boolean;
  texts: PictureTexts;
  /** Uploads and resolves to the address, which becomes the field's value; reports the progress, 0 to 1. */
  send: (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<string>;
  /** An upload has begun, or none is under way any more. */
  onSending: (sending: boolean) => void;
  onFailed: (problem: unknown) => void;
}

/** A picture, uploaded as soon as it is picked, so that sending the form need not wait for it. */
export function PictureField({ texts, send, onSending, onFailed, disabled, ...field }: PictureFieldProps) {
  const control = { texts, send, onSending, onFailed, disabled };
  return (
    <FormItem {...field}>
      <PictureControl {...control} />
    </FormItem>
  );
}

interface ControlProps
  extends
    Pick<PictureFieldProps, 'texts' | 'send' | 'onSending' | 'onFailed' | 'disabled'>,
    Pick<AriaAttributes, 'aria-describedby'> {
  id?: string;
  /** Address of the picture that is uploaded already; '' for none. */
  value?: string;
  onChange?: (address: string) => void;
  ref?: Ref<FilePickerHandle>;
  'aria-invalid'?: 'true';
}

interface Upload {
  readonly file: File;
  /** What is done, 0 to 1. */
  readonly share: number;
  /** The value of the field when it began, and its address once it is done. Of any other value it is not the picture. */
  readonly of: string;
}

function PictureControl({
  id,
  value = '',
  onChange,
  texts,
  send,
  onSending,
  onFailed,
  disabled,
  ref,
  ...aria
}: ControlProps) {
  const [begun, setUpload] = useState<Upload>();
  const upload = begun?.of === value ? begun : undefined;
  const [refused, setRefused] = useState(false);
  const underWay = useRef<AbortController>(null);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => () => underWay.current?.abort(), []);

  const drop = () => {
    underWay.current?.abort();
    setUpload(undefined);
    onChange?.('');
    onSending(false);
  };
  /** The picture that was selected last counts: a running upload is cancelled. The one before stays until it is done. */
  const take = async (file: File) => {
    // Some systems report no type for HEIC; the upload decides whether it can be converted.
    const fits = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name);
    setRefused(!fits);
    if (!fits) return;
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    const onProgress = (share: number) => !signal.aborted && setUpload({ file, share, of: value });
    onProgress(0);
    onSending(true);
    try {
      const address = await send(file, { onProgress, signal });
      if (signal.aborted) return;
      // The form may have got another picture meanwhile, as from a template.
      if (latest.current === value) {
        onChange?.(address);
        setUpload({ file, share: 1, of: address });
      }
    } catch (problem) {
      if (signal.aborted) return;
      setUpload(undefined);
      onFailed(problem);
    }
    onSending(false);
  };

  const shown = usePreview(upload?.file) ?? value;
  return (
    <FilePicker
      ref={ref}
      id={id}
      accept="image/*"
      disabled={disabled}
      drops
      onPick={(file) => void take(file)}
      className={classes('k-desk-picture', aria['aria-invalid'] && 'k-desk-picture--wrong')}
    >
      {(open) => (
        <>
          <span className="k-desk-picture__preview">
            {shown ? <img src={shown} alt="" /> : <ImageIcon size={30} />}
          </span>
          <span className="k-desk-picture__words">
            <span className="k-desk-picture__actions">
              <Button
                variant="secondary"
                size="small"
                icon={<UploadIcon />}
                aria-describedby={aria['aria-describedby']}
                id={disabled ? id : undefined}
                disabled={disabled}
                onClick={open}
              >
                {shown ? texts.replace : texts.choose}
              </Button>
              {upload && (
                <Button variant="ghost" size="small" icon={<TrashIcon />} disabled={disabled} onClick={drop}>
                  {texts.remove}
                </Button>
              )}
            </span>
            <span className={upload ? 'k-desk-file__name' : 'k-field__hint'}>
              {upload ? upload.file.name : !disabled && texts.hint}
            </span>
            <span className="k-field__error" aria-live="polite">
              {refused ? texts.notAnImage : null}
            </span>
            {upload && upload.share < 1 && (
              <Progress aria-label={texts.uploading} percent={100 * upload.share} showInfo={false} />
            )}
          </span>
        </>
      )}
    </FilePicker>
  );
}
