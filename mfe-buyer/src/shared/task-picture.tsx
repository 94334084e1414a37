import { sendImage } from '@kaaj/api-client';
import { PictureField } from '@kaaj/ui-desk/files';
import { resizeImage } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { useMessages } from '../messages';

interface TaskPictureProps {
  /** Called when an upload starts and ends; undefined when the picture cannot change. */
  readonly onUploading: ((uploading: boolean) => void) | undefined;
}

/** The picture of a task, in a Form. */
export function TaskPicture({ onUploading }: TaskPictureProps) {
  const t = useMessages();
  return (
    <PictureField
      name="imageURL"
      label={t('task.image')}
      required={onUploading !== undefined}
      disabled={onUploading === undefined}
      texts={{
        choose: t('task.imagePick'),
        replace: t('task.imageReplace'),
        remove: t('task.imageRemove'),
        hint: t('task.imageHint'),
        notAnImage: t('error.image/not-an-image'),
        uploading: t('task.imageUploading'),
      }}
      send={async (file, options) => sendImage(await resizeImage(file), options)}
      onSending={(sending) => onUploading?.(sending)}
      onFailed={toast.problem}
    />
  );
}
