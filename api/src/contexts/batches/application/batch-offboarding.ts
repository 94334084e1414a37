import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { TaskPosting } from '../../tasks';
import { Ledger } from '../../wallet';
import { Batches } from './batches';
import { stopBatch } from './stop-batch';

/** Stops batches of a buyer who is removed or owes coins: unposted rows stay unposted, and their coins are returned. */
@Injectable()
export class BatchOffboarding {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: Batches,
    private readonly posting: TaskPosting,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Stops one batch; false where none has unposted rows. */
  closeOneOf(buyerId: Id): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      for (const id of await this.batches.postingOf(buyerId)) {
        if (await this.stop(id)) return true;
      }
      return false;
    });
  }

  /** Joins the caller's unit of work. */
  closeAllOf(buyerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const id of await this.batches.postingOf(buyerId)) await this.stop(id);
    });
  }

  private stop(id: Id) {
    const { batches, posting, ledger } = this;
    return stopBatch({ batches, posting, ledger }, id, 'cancelled', this.clock.now());
  }
}
