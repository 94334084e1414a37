import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { ProofUploads } from './proof-uploads';

/** Deletes an upload that its owner cancels; a finished picture stays. Throws NotFound. */
@Injectable()
export class TerminateUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: ProofUploads,
  ) {}

  execute(ownerId: Id, uploadId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.uploads.find(uploadId, ownerId))) throw new NotFound();
      await this.uploads.remove([uploadId]);
    });
  }
}
