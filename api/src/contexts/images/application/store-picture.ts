import { Injectable } from '@nestjs/common';
import { ImageStore } from './image-store';
import { PictureEncoder, type Sender } from './picture-encoder';
import { pictureName } from './picture-name';

/** Encodes a picture anew and keeps it. Throws what the encoder does, or ImageStoreUnavailable. */
@Injectable()
export class StorePicture {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly images: ImageStore,
  ) {}

  /** Answers the address of the stored picture. */
  async execute(owner: Sender, upload: Buffer): Promise<string> {
    const bytes = await this.encoder.encode(upload, owner);
    return this.images.store({ name: pictureName(owner.id, bytes), bytes });
  }
}
