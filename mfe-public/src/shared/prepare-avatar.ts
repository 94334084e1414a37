import { resizeImage } from '@kaaj/page-kit';
import { generateAvatar } from './generate-avatar';

/** Of the longer side, in pixels: a face is never shown larger. */
const FACE_SIDE = 1024;

/** What to send for somebody called `name`: the file that was picked, made small, or the drawing that takes its place. */
export function prepareAvatar(picked: File | undefined, name: string, drawn: number | undefined): Promise<File> {
  return picked && drawn === undefined ? resizeImage(picked, FACE_SIDE) : generateAvatar(name, drawn);
}
