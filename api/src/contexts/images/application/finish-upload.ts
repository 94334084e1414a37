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

/** Each that runs holds a whole file in memory; those that wait hold none yet. */
const TURNS = { atOnce: 16, waiting: 64, perKey: 2 };

/**
 * Makes the picture of an upload that is all here. Done twice, by two processes even, it is the same picture under the same name;
 * where the store fails, the pieces stay and it can be asked for again. Throws TooBusy and what storing does; an upload that is no picture goes.
 */
@Injectable()
export class FinishUpload {
  private readonly slots = new FairSemaphore(TURNS);

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

  /** Pieces go once the picture is made of them, or with an upload that is given up. */
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
