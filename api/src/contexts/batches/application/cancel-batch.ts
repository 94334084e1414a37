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
 * What is not posted of a buyer's own batch never will be, posted tasks take no more work, and the coins of both come back. A place that
 * somebody has keeps its coins until it is decided on. A second time answers as the first did. Throws NotFound, or BatchEnded where no
 * place is open any more.
 */
@Injectable()
export class CancelBatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    readonly batches: Batches,
    readonly posting: TaskPosting,
    readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  execute(id: Id, buyerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.batches.find(id);
      if (before?.buyerId !== buyerId) throw new NotFound();
      const stopped = await stopBatch(this, id, 'cancelled', this.clock.now(), true);
      if (!stopped) {
        if ((await this.batches.find(id))?.state !== 'cancelled') throw new BatchEnded();
        return;
      }
      const { batch, closed } = stopped;
      if (closed === 0 && batch.posted === batch.tasks) throw new BatchEnded();
    });
  }
}
