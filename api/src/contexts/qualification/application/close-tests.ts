import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Ledger, transferFor } from '../../wallet';
import { WorkerTests } from './worker-tests';

/** Closes qualification tests and refunds the coins of the remaining slots. Workers who passed stay in the group. */
@Injectable()
export class CloseTests {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tests: WorkerTests,
    private readonly ledger: Ledger,
  ) {}

  /** Idempotent. Throws NotFound. */
  one(id: Id, buyerId: Id): Promise<{ readonly returned: number }> {
    return this.unitOfWork.run(async () => {
      const test = await this.tests.find(id);
      if (test?.buyerId !== buyerId) throw new NotFound();
      await this.close(id);
      const { payable, openPlaces } = (await this.tests.find(id)) ?? test;
      return { returned: payable * openPlaces };
    });
  }

  /** Called when a buyer is removed. Joins the caller's unit of work. Closes at most `limit` and returns how many. */
  async someOf(buyerId: Id, limit: number): Promise<number> {
    const ids = await this.tests.openOf(buyerId, limit);
    for (const id of ids) await this.close(id);
    return ids.length;
  }

  private async close(id: Id): Promise<void> {
    const closed = await this.tests.close(id);
    if (closed && closed.openPlaces > 0)
      await this.ledger.post(transferFor('test-closed', { ...closed, slots: closed.openPlaces }));
  }
}
