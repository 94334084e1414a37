import { sendImage } from '@kaaj/api-client';
import { ImagePicker } from '@kaaj/ui';
import { useCommonMessages, useToast } from '@kaaj/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages';

interface TaskPictureProps {
  /** Address of the picture that is uploaded already; '' for none. */
  address: string;
  error: string | undefined;
  onAddress: (address: string) => void;
  onUploading: (uploading: boolean) => void;
}

/** Uploads a picture as soon as it is picked, so that posting the task need not wait for it. */
export function TaskPicture({ address, error, onAddress, onUploading }: TaskPictureProps) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  /** The picture that is picked last is the one that counts: an upload that is under way is given up for it. */
  const take = async (picked: File | null) => {
    upload.current?.abort();
    setFile(picked);
    onAddress('');
    onUploading(picked !== null);
    setProgress(picked && 0);
    if (!picked) return;
    const { signal } = (upload.current = new AbortController());
    try {
      onAddress(await sendImage(picked, { onProgress: setProgress, signal }));
    } catch (problem) {
      if (signal.aborted) return;
      setFile(null);
      toast.problem(problem);
    }
    setProgress(null);
    onUploading(false);
  };

  return (
    <div className="k-field">
      <span className="k-field__label">
        {t('task.image')}
        <span className="k-field__required" aria-hidden="true">
          *
        </span>
      </span>
      <ImagePicker
        label={t('task.image')}
        value={file}
        current={address || undefined}
        progress={progress}
        progressLabel={t('task.imageUploading')}
        onChange={(picked) => void take(picked)}
        texts={{
          choose: t('task.imagePick'),
          replace: t('task.imageReplace'),
          remove: t('task.imageRemove'),
          hint: t('task.imageHint'),
          notAnImage: common('error.image/not-an-image'),
        }}
      />
      <div className="k-field__error" aria-live="polite">
        {error}
      </div>
    </div>
  );
}
