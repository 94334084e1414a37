import { sendImage } from '@kaaj/api-client';
import { ImagePicker } from '@kaaj/ui';
import { useCommonMessages, useToast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';

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

  const take = async (picked: File | null) => {
    setFile(picked);
    onAddress('');
    if (!picked) return;
    onUploading(true);
    setProgress(0);
    try {
      onAddress(await sendImage(picked, setProgress));
    } catch (problem) {
      setFile(null);
      toast.problem(problem);
    } finally {
      setProgress(null);
      onUploading(false);
    }
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
