import { resizeImage } from '@kaaj/page-kit';
import { generateAvatar } from './generate-avatar';

/** The longer side, in pixels: avatars are never shown larger. */
const FACE_SIDE = 1024;

/** The picture to upload for the name `name`: the selected file, scaled down, or a generated avatar. */
export function prepareAvatar(picked: File | undefined, name: string, drawn: number | undefined): Promise<File> {
  return picked && drawn === undefined ? resizeImage(picked, FACE_SIDE) : generateAvatar(name, drawn);
}
