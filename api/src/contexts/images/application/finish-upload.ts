import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { FairSemaphore } from '../../../platform/limits/fair-semaphore';
import { NotAnImage, RefusedPicture } from '../domain/image.errors';
import { type ProofUpload } from '../domain/proof-upload';
import { nameOfProof } from './image-store';
import { type Sender } from './picture-encoder';
import { ProofUploads } from './proof-uploads';
import { StoreProof } from './store-proof';

/** Each running one holds a whole file in memory; waiting ones hold none. */
const QUEUE = { atOnce: 16, waiting: 64, perKey: 2 };

/**
 * Creates the picture of a complete upload. Idempotent, even in several processes: the name is derived from the
 * content. After a failure of the store the chunks stay for a retry. An invalid picture deletes the upload. Throws
 * TooBusy and the errors of storing.
 */
@Injectable()
export class FinishUpload {
  private readonly slots = new FairSemaphore(QUEUE);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: ProofUploads,
    private readonly storeProof: StoreProof,
  ) {}

  execute(upload: ProofUpload, network: string): Promise<ProofUpload> {
    const { ownerId } = upload;
    return this.slots.run(() => this.make(upload, { id: ownerId, network }), { key: ownerId, group: network });
  }

  private async make(upload: ProofUpload, owner: Sender): Promise<ProofUpload> {
    const bytes = await this.uploads.bytesOf(upload.id);
    if (bytes.length < upload.length) return this.madeByAnother(upload);
    const picture = await this.store(upload.id, owner, bytes);
    await this.unitOfWork.run(() => this.uploads.finish(upload.id, picture));
    return { ...upload, picture };
  }

  /** Chunks are missing once the picture was created, or the upload was deleted. */
  private async madeByAnother(upload: ProofUpload): Promise<ProofUpload> {
    const made = await this.uploads.find(upload.id, upload.ownerId);
    if (made === undefined || made.picture === null) throw new NotAnImage();
    return made;
  }

  private async store(id: Id, owner: Sender, bytes: Buffer): Promise<string> {
    try {
      return nameOfProof(await this.storeProof.execute(owner, bytes)) as string;
    } catch (error) {
      if (error instanceof RefusedPicture) await this.unitOfWork.run(() => this.uploads.remove([id]));
      throw error;
    }
  }
}
