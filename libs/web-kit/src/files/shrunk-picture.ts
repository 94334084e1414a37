/** Smaller files go as they are. */
const SMALL_BYTES = 300 * 1024;
const QUALITY = 0.85;

/**
 * The picture as it shall travel, `longestSide` pixels at most: a large one smaller, so that a phone's photo does not take minutes on a slow line. What
 * this browser cannot read goes as it is; the server says whether it can.
 */
export async function shrunk(file: File, longestSide: number): Promise<File> {
  if (file.size <= SMALL_BYTES) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const brush = canvas.getContext('2d');
    if (!brush) return file;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
    return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
  } catch {
    return file;
  }
}
