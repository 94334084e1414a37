import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Batches } from './batches';
import { StopBatch } from './stop-batch';

/** Stops batches of a buyer who is removed or owes coins: unposted rows stay unposted, and their coins are returned. */
@Injectable()
export class BatchOffboarding {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: Batches,
    private readonly stopping: StopBatch,
  ) {}

  /** Stops one batch; false where none has unposted rows. */
  closeOneOf(buyerId: Id): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      for (const id of await this.batches.postingOf(buyerId)) {
        if (await this.stopping.execute(id, 'cancelled')) return true;
      }
      return false;
    });
  }

  /** Joins the caller's unit of work. */
  closeAllOf(buyerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const id of await this.batches.postingOf(buyerId)) await this.stopping.execute(id, 'cancelled');
    });
  }
}
