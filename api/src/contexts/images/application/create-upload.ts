import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { HOUR_MS, RateLimits } from '../../../platform/limits/rate-limits';
import { beginUpload, MAX_PENDING_UPLOADS, type ProofUpload } from '../domain/proof-upload';
import { ImageSettings } from './image-settings';
import { ProofUploads } from './proof-uploads';

/**
 * Starts an upload in chunks. It counts as one upload and expires after a day. Throws UploadTooLarge or
 * RateLimitExceeded.
 */
@Injectable()
export class CreateUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: ImageSettings,
    private readonly limits: RateLimits,
    private readonly uploads: ProofUploads,
  ) {}

  async execute(ownerId: Id, length: number): Promise<ProofUpload> {
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
}
