import { Injectable } from '@nestjs/common';
import { ImageStore } from './image-store';
import { PictureEncoder } from './picture-encoder';

/** Encodes a picture anew and keeps it. Throws NotAnImage, ImageTooLarge or ImageStoreUnavailable. */
@Injectable()
export class StorePicture {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly images: ImageStore,
  ) {}

  /** Answers the address of the stored picture. */
  async execute(upload: Buffer): Promise<string> {
    return this.images.store(await this.encoder.encode(upload));
  }
}
