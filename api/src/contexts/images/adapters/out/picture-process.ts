import sharp from 'sharp';
import { resizedSize, pictureFormat } from '@kaaj/contract';
import { MAX_PIXELS } from '../../domain/picture';

/** Messages from and to the parent process. */
export interface PictureJob {
  readonly upload: Buffer;
}

export type PictureResult =
  | { readonly picture: Buffer }
  | { readonly refusal: 'image/not-an-image' | 'image/too-many-pixels' };

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'];

const END_OF_JPEG = Buffer.of(0xff, 0xd9);

/** Entry point of the child process that `Decoder` starts and may kill. */
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((loader) => `VipsForeignLoad${loader}`) });

process.on('message', ({ upload }: PictureJob) => void encode(upload).then((result) => process.send?.(result)));
process.on('disconnect', () => process.exit());

async function encode(upload: Buffer): Promise<PictureResult> {
  try {
    return { picture: await pixelsOf(upload, 'error').catch((error: unknown) => withItsEnd(upload, error)) };
  } catch (error) {
    return { refusal: /pixel limit/.test(String(error)) ? 'image/too-many-pixels' : 'image/not-an-image' };
  }
}

/** Some cameras and messengers lose the last two bytes of a JPEG. With more bytes missing, libjpeg warns. */
async function withItsEnd(upload: Buffer, error: unknown): Promise<Buffer> {
  if (pictureFormat(upload) !== 'jpeg' || !/premature end/.test(String(error))) throw error;
  return pixelsOf(Buffer.concat([upload, END_OF_JPEG]), 'warning');
}

async function pixelsOf(upload: Buffer, failOn: 'error' | 'warning'): Promise<Buffer> {
  const image = sharp(upload, { limitInputPixels: MAX_PIXELS, pages: 1, failOn });
  const { autoOrient } = await image.metadata();
  return image
    .rotate()
    .resize({ ...resizedSize(autoOrient), fit: 'fill' })
    .webp({ quality: 82 })
    .toBuffer();
}
