import { Injectable } from '@nestjs/common';
import { type AnswerForm } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Coins } from '../../../kernel/coins';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { comparableFields } from '../../agreement';
import { WorkerGroups } from '../../reputation';
import { Ledger, transferFor } from '../../wallet';
import { knownOf, type WorkerTest } from '../domain/worker-test';
import { WorkerTests } from './worker-tests';

interface Posting {
  readonly buyerId: Id;
  readonly title: string;
  readonly form: AnswerForm;
  readonly known: object;
  readonly pass: number;
  readonly places: number;
  readonly payable: Coins;
  readonly againAfterDays: number;
}

/**
 * Posts a qualification test with its group, and reserves the coins of all first attempts. Throws TestInvalid or
 * NotEnoughCoins.
 */
@Injectable()
export class PostTest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tests: WorkerTests,
    private readonly groups: WorkerGroups,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  execute(posting: Posting): Promise<WorkerTest> {
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
}
