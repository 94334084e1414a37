import { Injectable } from '@nestjs/common';
import { type default as sharp, type Sharp } from 'sharp';
import { PictureEncoder } from '../../application/picture-encoder';
import { ImageTooLarge, NotAnImage } from '../../domain/image.errors';
import { MAX_PIXELS, MAX_SIDE } from '../../domain/picture';

const READABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

let library: Promise<typeof sharp> | undefined;

/** Loaded with the first picture: most processes start long before that. */
function sharpLibrary(): Promise<typeof sharp> {
  library ??= import('sharp').then(({ default: loaded }) => {
    loaded.cache(false);
    loaded.concurrency(1);
    return loaded;
  });
  return library;
}

@Injectable()
export class SharpPictureEncoder extends PictureEncoder {
  /** One picture is decoded at a time: what many uploads at once cost in memory stays what one costs. */
  private last: Promise<unknown> = Promise.resolve();

  encode(upload: Buffer): Promise<Buffer> {
    const encoded = this.last.then(() => encodeOne(upload));
    this.last = encoded.catch(() => undefined);
    return encoded;
  }
}

async function encodeOne(upload: Buffer): Promise<Buffer> {
  if (upload.length === 0) throw new NotAnImage();
  const open = await sharpLibrary();
  const image = open(upload, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
  await refuseUnreadable(image);
  try {
    return await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new NotAnImage();
  }
}

async function refuseUnreadable(image: Sharp): Promise<void> {
  const {
    format,
    width = 0,
    height = 0,
  } = await image.metadata().catch((error: unknown) => {
    throw /pixel limit/.test(String(error)) ? new ImageTooLarge() : new NotAnImage();
  });
  if (!READABLE.has(format)) throw new NotAnImage();
  if (width * height > MAX_PIXELS) throw new ImageTooLarge();
}
