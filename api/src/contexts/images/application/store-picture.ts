import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { nextCheckAt } from '../domain/picture';
import { ImageStore } from './image-store';
import { PictureEncoder, type Sender } from './picture-encoder';
import { pictureName } from './picture-name';
import { StoredPictures } from './stored-pictures';

/** Re-encodes and stores a picture. Throws the errors of the encoder, or ImageStoreUnavailable. */
@Injectable()
export class StorePicture {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly images: ImageStore,
    private readonly pictures: StoredPictures,
    private readonly clock: Clock,
  ) {}

  /** Returns the URL of the stored picture. */
  async execute(owner: Sender, upload: Buffer): Promise<string> {
    const bytes = await this.encoder.encode(upload, owner);
    const name = pictureName(owner.id, bytes);
    await this.pictures.add({ name, ownerId: owner.id }, nextCheckAt(this.clock.now()));
    return this.images.store({ name, bytes });
  }
}
