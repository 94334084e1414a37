import { Injectable } from '@nestjs/common';
import { Clock, HOUR_MS } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { FairSemaphore } from '../../../platform/limits/fair-semaphore';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { NotAnImage, RefusedPicture, WrongOffset } from '../domain/image.errors';
import {
  beginUpload,
  isComplete,
  MAX_PENDING_UPLOADS,
  type ProofUpload,
  refuseExpired,
  withChunk,
} from '../domain/proof-upload';
import { ImageSettings } from './image-settings';
import { nameOfProof } from './image-store';
import { type Sender } from './picture-encoder';
import { ProofUploads } from './proof-uploads';
import { StorePicture } from './store-picture';

/** Each running one holds a whole file in memory; waiting ones hold none. */
const QUEUE = { atOnce: 16, waiting: 64, perKey: 2 };

interface Chunk {
  readonly ownerId: Id;
  readonly uploadId: Id;
  /** Offset in the file, in bytes. */
  readonly offset: number;
  readonly bytes: Buffer;
  readonly network: string;
}

/** A worker's own uploads in chunks. Throws NotFound for those of others. */
@Injectable()
export class ResumableUploads {
  private readonly slots = new FairSemaphore(QUEUE);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: ImageSettings,
    private readonly limits: RateLimits,
    private readonly uploads: ProofUploads,
    private readonly storePicture: StorePicture,
  ) {}

  /** Starts an upload. It counts as one upload and expires after a day. Throws UploadTooLarge or RateLimitExceeded. */
  async create(ownerId: Id, length: number): Promise<ProofUpload> {
    const upload = beginUpload(newId(), ownerId, length, this.clock.now());
    const most = this.settings.limits.uploads;
    await this.limits.take({ limit: 'upload', subject: ownerId, most, windowMs: HOUR_MS });
    await this.unitOfWork.run(async () => {
      // The oldest unfinished uploads are deleted, so that abandoned ones do not block new ones.
      const tooMany = (await this.uploads.unfinishedOf(ownerId)).slice(MAX_PENDING_UPLOADS - 1);
      await this.uploads.remove(tooMany);
      await this.uploads.add(upload);
    });
    return upload;
  }

  /** How much of an upload was received. Throws UploadExpired. */
  async status(ownerId: Id, uploadId: Id): Promise<ProofUpload> {
    const upload = await this.own(ownerId, uploadId);
    refuseExpired(upload, this.clock.now());
    return upload;
  }

  /**
   * Stores the next chunk, and creates the picture after the last one. An empty chunk at the end retries a failed
   * creation. Throws the errors of `withChunk`, WrongOffset, TooBusy and the errors of storing.
   */
  async append(chunk: Chunk): Promise<ProofUpload> {
    const upload = await this.unitOfWork.run(() => this.storeChunk(chunk));
    if (!isComplete(upload) || upload.picture !== null) return upload;
    const owner = { id: chunk.ownerId, network: chunk.network };
    return this.slots.run(() => this.finish(upload, owner), { key: owner.id, group: owner.network });
  }

  /** Deletes an upload; a finished picture stays. */
  terminate(ownerId: Id, uploadId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.own(ownerId, uploadId);
      await this.uploads.remove([uploadId]);
    });
  }

  /** Deletes at most `limit` expired uploads and returns their number. */
  async purge(limit: number): Promise<number> {
    const due = await this.uploads.expiredAt(this.clock.now(), limit);
    await this.unitOfWork.run(() => this.uploads.remove(due));
    return due.length;
  }

  private async own(ownerId: Id, uploadId: Id): Promise<ProofUpload> {
    return found(await this.uploads.find(uploadId, ownerId));
  }

  private async storeChunk({ ownerId, uploadId, offset, bytes }: Chunk): Promise<ProofUpload> {
    const upload = await this.own(ownerId, uploadId);
    const longer = withChunk(upload, offset, bytes.length, this.clock.now());
    // With concurrent requests for the same chunk, one succeeds.
    if (bytes.length > 0 && !(await this.uploads.append(upload, bytes))) throw new WrongOffset();
    return longer;
  }

  /**
   * Creates the picture of a complete upload. Idempotent, even in several processes: the name is derived from the
   * content. After a failure of the store the chunks stay for a retry. An invalid picture deletes the upload.
   */
  private async finish(upload: ProofUpload, owner: Sender): Promise<ProofUpload> {
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
      return nameOfProof(await this.storePicture.proof(owner, bytes)) as string;
    } catch (error) {
      if (error instanceof RefusedPicture) await this.unitOfWork.run(() => this.uploads.remove([id]));
      throw error;
    }
  }
}
