import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ImageStore, nameOfPicture } from './image-store';

/** Tells what a picture was made of, for whoever wants to prove later that it is the same. */
@Injectable()
export class PictureHashes {
  constructor(private readonly images: ImageStore) {}

  /** SHA-256 of its bytes in hexadecimal digits; null where this server does not give it out itself, or it is gone. Throws ImageStoreUnavailable. */
  async of(address: string): Promise<string | null> {
    const name = nameOfPicture(address);
    const bytes = name === undefined ? undefined : await this.images.read(name);
    return bytes ? createHash('sha256').update(bytes).digest('hex') : null;
  }
}
