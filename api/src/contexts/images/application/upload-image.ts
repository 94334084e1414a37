import { Injectable } from '@nestjs/common';
import { ImageStore } from './image-store';
import { PictureEncoder } from './picture-encoder';

@Injectable()
export class UploadImage {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly images: ImageStore,
  ) {}

  /** Answers the address of the stored picture. */
  async execute(upload: Buffer): Promise<string> {
    return this.images.store(await this.encoder.encode(upload));
  }
}
