import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { type ProofUpload, refuseExpired } from '../domain/proof-upload';
import { ProofUploads } from './proof-uploads';

/** Returns how much of an upload was received. Throws NotFound or UploadExpired. */
@Injectable()
export class GetUploadStatus {
  constructor(
    private readonly clock: Clock,
    private readonly uploads: ProofUploads,
  ) {}

  async execute(ownerId: Id, uploadId: Id): Promise<ProofUpload> {
    const upload = await this.uploads.find(uploadId, ownerId);
    if (!upload) throw new NotFound();
    refuseExpired(upload, this.clock.now());
    return upload;
  }
}
