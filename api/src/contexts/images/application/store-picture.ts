import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { nextCheckAt, type Picture, pictureName, proofName } from '../domain/picture';
import { ImageStore, pathOfProof, ProofStore } from './image-store';
import { PictureEncoder, type Sender } from './picture-encoder';
import { ProofPictures } from './proof-pictures';
import { StoredPictures } from './stored-pictures';

/** Re-encodes and stores pictures. Every method throws the errors of the encoder, or ImageStoreUnavailable. */
@Injectable()
export class StorePicture {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly images: ImageStore,
    private readonly proofStore: ProofStore,
    private readonly proofs: ProofPictures,
    private readonly pictures: StoredPictures,
    private readonly clock: Clock,
  ) {}

  /** Returns the URL of the stored picture. */
  async execute(owner: Sender, upload: Buffer): Promise<string> {
    return this.images.store(await this.prepare(owner, upload, pictureName));
  }

  /** For a proof of its owner's work. Returns its URL, which only its owner can open until it is sent. */
  async proof(owner: Sender, upload: Buffer): Promise<string> {
    const picture = await this.prepare(owner, upload, proofName);
    await this.proofStore.store(picture);
    await this.proofs.add(picture.name, owner.id);
    return pathOfProof(picture.name);
  }

  private async prepare(owner: Sender, upload: Buffer, nameOf: typeof pictureName): Promise<Picture> {
    const bytes = await this.encoder.encode(upload, owner);
    const name = nameOf(owner.id, bytes);
    await this.pictures.add({ name, ownerId: owner.id }, nextCheckAt(this.clock.now()));
    return { name, bytes };
  }
}
