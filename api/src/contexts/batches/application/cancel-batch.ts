import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { TaskPosting } from '../../tasks';
import { Ledger } from '../../wallet';
import { BatchEnded } from '../domain/batch.errors';
import { Batches } from './batches';
import { stopBatch } from './stop-batch';

/**
 * What is not posted of a buyer's own batch never will be, and its coins come back; posted tasks stay. A second time answers as the
 * first did. Throws NotFound or BatchEnded.
 */
@Injectable()
export class CancelBatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: Batches,
    private readonly posting: TaskPosting,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  execute(id: Id, buyerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.batches.find(id);
      if (before?.buyerId !== buyerId) throw new NotFound();
      if (await stopBatch(this.batches, this.posting, this.ledger, id, 'cancelled', this.clock.now())) return;
      if ((await this.batches.find(id))?.state !== 'cancelled') throw new BatchEnded();
    });
  }
}
