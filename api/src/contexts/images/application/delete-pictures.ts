import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Outbox } from '../../../platform/outbox/outbox';
import { pictureName } from '../domain/picture';
import { ImageStore, nameOfPicture, ProofStore } from './image-store';
import { ProofPictures } from './proof-pictures';
import { ProofUploads } from './proof-uploads';
import { type StoredPicture } from './stored-pictures';

const BATCH = 100;

/**
 * Deletes a person's profile picture and all their proof pictures, including unfinished uploads: after the caller's unit
 * of work has committed, with retries while a store is unavailable.
 */
@Injectable()
export class DeletePictures {
  constructor(
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly images: ImageStore,
    private readonly proofStore: ProofStore,
    private readonly proofs: ProofPictures,
    private readonly uploads: ProofUploads,
  ) {
    outbox.handle('forget-picture', ({ payload }) => this.deletePicture(payload as StoredPicture));
    outbox.handle('forget-proofs', ({ payload }) => this.deleteProofs((payload as { ownerId: Id }).ownerId));
  }

  /** `address`: of the profile picture. */
  async execute(ownerId: Id, address: string): Promise<void> {
    const name = nameOfPicture(address);
    if (name !== undefined) await this.outbox.add('forget-picture', { name, ownerId } satisfies StoredPicture);
    await this.outbox.add('forget-proofs', { ownerId });
  }

  /** Only the owner's own upload: a profile can contain another person's URL. */
  private async deletePicture({ name, ownerId }: StoredPicture): Promise<void> {
    const bytes = await this.images.read(name);
    if (bytes && pictureName(ownerId, bytes) === name) await this.images.remove(name);
  }

  private async deleteProofs(ownerId: Id): Promise<void> {
    await this.deleteUploads(ownerId);
    for (;;) {
      const some = await this.proofs.of(ownerId, BATCH);
      if (some.length === 0) return;
      // Files first: without its row a proof picture would no longer be protected.
      for (const name of some) await this.proofStore.remove(name);
      await this.proofs.remove(some);
    }
  }

  private async deleteUploads(ownerId: Id): Promise<void> {
    for (;;) {
      const some = await this.uploads.of(ownerId, BATCH);
      if (some.length === 0) return;
      await this.unitOfWork.run(() => this.uploads.remove(some));
    }
  }
}
