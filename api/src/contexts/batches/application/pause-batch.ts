import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { TaskPosting } from '../../tasks';
import { BatchEnded } from '../domain/batch.errors';
import { Batches } from './batches';

/**
 * Pauses or resumes a buyer's own batch; idempotent. A paused batch offers no items; claims and pending submissions
 * continue.
 *
 * Throws NotFound, or BatchEnded where it was stopped, and for a pause without open slots. Throws TaskInReview for a
 * pause before an Admin's review.
 */
@Injectable()
export class PauseBatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: Batches,
    private readonly posting: TaskPosting,
  ) {}

  execute(id: Id, buyerId: Id, paused: boolean): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.batches.find(id);
      if (before?.buyerId !== buyerId) throw new NotFound();
      const changed = await this.batches.pause(id, paused);
      // Read after the write, which locks the row: no rows are posted in between.
      const batch = await this.batches.find(id);
      if (batch?.state !== 'posting' && batch?.state !== 'done') throw new BatchEnded();
      if (!changed) return;
      if (!paused) return this.posting.resume(id);
      if (!this.posting.isBeforeDeadline(batch.template)) throw new BatchEnded();
      await this.posting.pause(id);
      if (batch.posted === batch.tasks && !(await this.posting.hasOpenSlot(id))) throw new BatchEnded();
    });
  }
}
