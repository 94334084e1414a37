import { Injectable } from '@nestjs/common';
import { sha256Hex } from '../../../kernel/secrets';
import { ImageStore, nameOfPicture, nameOfProof, ProofStore } from './image-store';

/** Hashes of pictures, for proving later that a picture is unchanged. */
@Injectable()
export class PictureHashes {
  constructor(
    private readonly images: ImageStore,
    private readonly proofs: ProofStore,
  ) {}

  /**
   * SHA-256 of its bytes in hexadecimal digits; null where this server does not serve it, or it was deleted. Throws
   * ImageStoreUnavailable.
   */
  async of(address: string): Promise<string | null> {
    const bytes = await this.bytesOf(address);
    return bytes ? sha256Hex(bytes) : null;
  }

  private async bytesOf(address: string): Promise<Buffer | undefined> {
    const proof = nameOfProof(address);
    if (proof !== undefined) return this.proofs.read(proof);
    const name = nameOfPicture(address);
    return name === undefined ? undefined : this.images.read(name);
  }
}
