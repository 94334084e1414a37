import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { pathOfProof } from './image-store';
import { PictureEncoder } from './picture-encoder';
import { proofName } from './picture-name';
import { ProofStore } from './proof-store';
import { Proofs } from './proofs';

/** Encodes a picture anew and keeps it as proof of its owner's work. Throws NotAnImage, ImageTooLarge or ImageStoreUnavailable. */
@Injectable()
export class StoreProof {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly store: ProofStore,
    private readonly proofs: Proofs,
  ) {}

  /** Answers its address, which is for its owner alone until it is sent. */
  async execute(ownerId: Id, upload: Buffer): Promise<string> {
    const bytes = await this.encoder.encode(upload);
    const name = proofName(ownerId, bytes);
    await this.store.store({ name, bytes });
    await this.proofs.add(name, ownerId);
    return pathOfProof(name);
  }
}
