import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { nextCheckAt } from '../domain/picture';
import { pathOfProof } from './image-store';
import { PictureEncoder, type Sender } from './picture-encoder';
import { proofName } from './picture-name';
import { ProofStore } from './proof-store';
import { ProofPictures } from './proof-pictures';
import { StoredPictures } from './stored-pictures';

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
