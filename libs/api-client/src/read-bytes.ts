import { type ApiError } from '@kaaj/api-client/base';
import { type ErrorCode, MAX_PICTURE_BYTES } from '@kaaj/contract';

/** An error of a file that the browser finds before the request; its words are in the page's own catalogue. */
const refused = (code: ErrorCode): ApiError => ({ status: 400, code, message: code, errors: [] });

/** Jsdom and older browsers read bytes by a reader alone. */
export function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsArrayBuffer(file);
  });
}

/**
 * The current content of the file. It may change on disk later, and a browser then reports its upload as a network
 * error. Rejects with an ApiError when it is too large, or was changed or moved since it was selected.
 */
export async function heldPicture(file: Blob): Promise<Blob> {
  if (file.size > MAX_PICTURE_BYTES) throw refused('image/too-large');
  try {
    return new Blob([await readBytes(file)], { type: file.type });
  } catch {
    throw refused('image/file-changed');
  }
}
