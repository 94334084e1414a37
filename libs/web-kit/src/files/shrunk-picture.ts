/** The longest side of a picture that is sent, in pixels: the server keeps no more. */
const LONGEST_SIDE = 1600;
/** Smaller files are sent as they are. */
const SMALL_BYTES = 400 * 1024;

/** The picture in a size that a bad line can carry; the file itself where that is small already, or the browser cannot read it. */
export async function shrunkPicture(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES || typeof createImageBitmap !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    // The server says what is wrong with it.
    return file;
  }
}
