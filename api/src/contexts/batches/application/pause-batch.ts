import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { TaskPosting } from '../../tasks';
import { BatchEnded } from '../domain/batch.errors';
import { Batches } from './batches';

/**
 * Pauses a buyer's own batch, or resumes it. While it is paused its items are offered to nobody; places that workers have, and work that waits,
 * go on. A second time changes nothing. Throws NotFound, or BatchEnded where it was stopped, and for a pause where no place is open;
 * TaskInReview for a pause before an Admin has looked at it.
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
      // Read behind the write that holds its row: nothing is posted meanwhile.
      const batch = await this.batches.find(id);
      if (batch?.state !== 'posting' && batch?.state !== 'done') throw new BatchEnded();
      if (!changed) return;
      if (!paused) return this.posting.resume(id);
      if (!this.posting.inTime(batch.template)) throw new BatchEnded();
      await this.posting.pause(id);
      if (batch.posted === batch.tasks && !(await this.posting.hasOpenPlace(id))) throw new BatchEnded();
    });
  }
}
