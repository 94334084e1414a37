import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { ProofUploads } from './proof-uploads';
import { ProofStore } from './image-store';
import { ProofPictures } from './proof-pictures';

const BATCH = 100;

/**
 * Deletes all proof pictures of a person, including unfinished uploads, after the caller's unit of work has committed.
 */
@Injectable()
export class DeleteProofs {
  constructor(
    private readonly outbox: Outbox,
    private readonly store: ProofStore,
    private readonly proofs: ProofPictures,
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: ProofUploads,
  ) {
    outbox.handle('forget-proofs', (entry) => this.deleteProofs(entry));
  }

  async execute(ownerId: Id): Promise<void> {
    await this.outbox.add('forget-proofs', { ownerId });
  }

  private async deleteProofs({ payload }: OutboxEntry): Promise<void> {
    const { ownerId } = payload as { ownerId: Id };
    await this.deleteUploads(ownerId);
    for (;;) {
      const some = await this.proofs.of(ownerId, BATCH);
      if (some.length === 0) return;
      // Files first: without its row a proof picture would no longer be protected.
      for (const name of some) await this.store.remove(name);
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
