import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type UploadedImages } from '../../../platform/http/uploaded-images';
import { nextCheckAt, SOON_MS } from '../domain/picture';
import { ImageStore, nameOfPicture } from './image-store';
import { StoredPictures } from './stored-pictures';

/** Protects a picture that is about to be used from concurrent deletion. */
@Injectable()
export class StoredUploadedImages implements UploadedImages {
  constructor(
    private readonly clock: Clock,
    private readonly images: ImageStore,
    private readonly pictures: StoredPictures,
  ) {}

  async has(address: string): Promise<boolean> {
    if (!(await this.images.has(address))) return false;
    const name = nameOfPicture(address);
    const now = this.clock.now();
    return name === undefined || this.pictures.renew([name], now + SOON_MS, nextCheckAt(now));
  }
}
