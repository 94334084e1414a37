import { readBytes } from '@kaaj/api-client';
import { FORMAT_BYTES, MAX_IMAGE_SIDE_PX, resizedSize, pictureFormat } from '@kaaj/contract';

/** Smaller files go as they are. */
const SMALL_BYTES = 300 * 1024;
const QUALITY = 0.85;

/**
 * The picture scaled down to `resizedSize`, so that a phone's photo does not take minutes on a slow connection. A
 * picture that this browser cannot decode or draw correctly is sent unchanged; the server checks whether it can decode
 * it.
 */
export async function resizeImage(file: File, side = MAX_IMAGE_SIDE_PX): Promise<File> {
  // The server reads no HEIC, but some browsers do.
  const heic = await isHeic(file);
  if (!heic && file.size <= SMALL_BYTES) return file;
  const smaller = await redrawn(file, side, heic ? 'image/jpeg' : 'image/webp').catch(() => undefined);
  return smaller && (heic || smaller.size < file.size) ? smaller : file;
}

const isHeic = async (file: File): Promise<boolean> => {
  const start = await readBytes(file.slice(0, FORMAT_BYTES)).catch(() => new Uint8Array());
  return pictureFormat(start) === 'heic';
};

async function redrawn(file: File, side: number, type: string): Promise<File | undefined> {
  const picture = await createImageBitmap(file);
  const size = resizedSize(picture, side);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  const check = new ReadBackCheck(canvas);
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  return smaller && (await check.passes(smaller)) ? new File([smaller], file.name, { type: smaller.type }) : undefined;
}

/** Of a small copy, in pixels. */
const SIDE = 16;
/** Mean difference of a channel, 0 to 255: more than compression makes, less than another picture. */
const LIKE = 16;

/** Privacy modes of browsers return noise when a canvas is read, without an error. */
class ReadBackCheck {
  private readonly brush: CanvasRenderingContext2D | null;

  /** Copies the canvas at a small size before it is encoded. */
  constructor(canvas: HTMLCanvasElement) {
    const copies = Object.assign(document.createElement('canvas'), { width: SIDE, height: 3 * SIDE });
    this.brush = copies.getContext('2d');
    this.brush?.drawImage(canvas, 0, 0, SIDE, SIDE);
  }

  async passes(encoded: Blob): Promise<boolean> {
    if (!this.brush) return false;
    const picture = await createImageBitmap(encoded);
    this.brush.drawImage(picture, 0, SIDE, SIDE, SIDE);
    picture.close();
    // A known colour: a browser that always returns the same colour would find any two pictures equal.
    this.brush.fillStyle = '#f08020';
    this.brush.fillRect(0, 2 * SIDE, SIDE, SIDE);
    const { data } = this.brush.getImageData(0, 0, SIDE, 3 * SIDE);
    const part = data.length / 3;
    const before = data.subarray(0, part);
    const after = data.subarray(part, 2 * part);
    const known = data.subarray(2 * part).map((_, channel) => [0xf0, 0x80, 0x20, 0xff][channel % 4] ?? 0);
    return differenceOf(before, after) < LIKE && differenceOf(data.subarray(2 * part), known) < LIKE;
  }
}

function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}
