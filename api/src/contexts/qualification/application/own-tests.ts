import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { ofBuyer } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { comparableFields } from '../../agreement';
import { WorkerGroups } from '../../reputation';
import { Ledger, transferFor } from '../../wallet';
import { knownOf, type WorkerTest } from '../domain/worker-test';
import { WorkerTests } from './worker-tests';

interface Posting extends Pick<
  WorkerTest,
  'buyerId' | 'title' | 'form' | 'pass' | 'places' | 'payable' | 'againAfterDays'
> {
  readonly known: object;
}

@Injectable()
export class OwnTests {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tests: WorkerTests,
    private readonly groups: WorkerGroups,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /**
   * Posts a test with its group, and reserves the coins of all first attempts. Throws TestInvalid or NotEnoughCoins.
   */
  post(posting: Posting): Promise<WorkerTest> {
    const known = knownOf(posting, comparableFields(posting.form));
    const { buyerId, title: name, places } = posting;
    const [id, createdAt] = [newId(), this.clock.now()];
    const counts = { openPlaces: places, tried: 0, passed: 0 };
    const test: WorkerTest = { ...posting, ...counts, id, known, state: 'open', createdAt };
    return this.unitOfWork.run(async () => {
      await this.groups.add({ id, buyerId, name, ofTest: true, createdAt });
      await this.tests.add(test);
      await this.ledger.post(transferFor('test-posted', { ...test, slots: places }));
      return test;
    });
  }

  /**
   * Closes a test and refunds the coins of the remaining slots. Workers who passed stay in the group. Idempotent. Throws
   * NotFound.
   */
  close(id: Id, buyerId: Id): Promise<{ readonly returned: number }> {
    return this.unitOfWork.run(async () => {
      const test = ofBuyer(await this.tests.find(id), buyerId);
      await this.end(id);
      const { payable, openPlaces } = (await this.tests.find(id)) ?? test;
      return { returned: payable * openPlaces };
    });
  }

  /**
   * Called when a buyer is removed or owes coins. Joins the caller's unit of work. Closes at most `limit`, the newest
   * first, and returns how many.
   */
  closeSome(buyerId: Id, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      const ids = await this.tests.openOf(buyerId, limit);
      for (const id of ids) await this.end(id);
      return ids.length;
    });
  }

  private async end(id: Id): Promise<void> {
    const closed = await this.tests.close(id);
    if (closed && closed.openPlaces > 0)
      await this.ledger.post(transferFor('test-closed', { ...closed, slots: closed.openPlaces }));
  }
}
