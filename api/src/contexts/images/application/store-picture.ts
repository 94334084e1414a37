import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { nextCheckAt } from '../domain/picture';
import { ImageStore, pathOfProof, ProofStore } from './image-store';
import { PictureEncoder, type Sender } from './picture-encoder';
import { pictureName, proofName } from './picture-name';
import { ProofPictures } from './proof-pictures';
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

/**
 * Re-encodes a picture and stores it as proof of its owner's work. Throws the errors of the encoder, or
 * ImageStoreUnavailable.
 */
@Injectable()
export class StoreProof {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly store: ProofStore,
    private readonly proofs: ProofPictures,
    private readonly pictures: StoredPictures,
    private readonly clock: Clock,
  ) {}

  /** Returns its URL, which only its owner can open until it is sent. */
  async execute(owner: Sender, upload: Buffer): Promise<string> {
    const bytes = await this.encoder.encode(upload, owner);
    const name = proofName(owner.id, bytes);
    await this.pictures.add({ name, ownerId: owner.id }, nextCheckAt(this.clock.now()));
    await this.store.store({ name, bytes });
    await this.proofs.add(name, owner.id);
    return pathOfProof(name);
  }
}
