import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { ImageStore } from './image-store';
import { PictureEncoder } from './picture-encoder';
import { pictureName } from './picture-name';

/** Encodes a picture anew and keeps it. Throws NotAnImage, ImageTooLarge or ImageStoreUnavailable. */
@Injectable()
export class StorePicture {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly images: ImageStore,
  ) {}

  /** Answers the address of the stored picture. */
  async execute(ownerId: Id, upload: Buffer): Promise<string> {
    const bytes = await this.encoder.encode(upload);
    return this.images.store({ name: pictureName(ownerId, bytes), bytes });
  }
}
