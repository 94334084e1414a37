import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Outbox } from '../../../platform/outbox/outbox';
import { RemovalSteps } from '../../people';
import { Wallets } from '../../wallet';

const KIND = 'wind-up';

/** The removed person, and how to settle their affairs. */
interface AccountRemoval {
  readonly personId: Id;
  readonly removalId: Id;
  /** Coins that stay theirs until they withdraw them; their submissions and disputes continue then. */
  readonly keeps: 'nothing' | 'earned' | 'all';
}

/**
 * Winds up a removed account in steps. Pending records are settled, coins of open tasks are returned, and other coins
 * are forfeited. The ledger is consistent after each step.
 *
 * Each step stores the next one in the outbox in the same unit of work, so that another process continues after a
 * crash.
 */
@Injectable()
export class WindUp {
  /** Maximum number of records of all kinds that one unit of work settles. */
  readonly stepSize: number = 200;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly wallets: Wallets,
    private readonly steps: RemovalSteps,
    private readonly outbox: Outbox,
  ) {
    outbox.handle(KIND, ({ payload }) => this.begin(payload as AccountRemoval));
  }

  /** The first step, in the caller's unit of work. */
  begin(removal: AccountRemoval): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.runStep(removal))) await this.outbox.add(KIND, removal);
    });
  }

  /** True after the last step. */
  private async runStep({ personId, removalId, keeps }: AccountRemoval): Promise<boolean> {
    await this.wallets.lock(personId);
    if (!(await this.steps.settleSome(personId, this.stepSize, keeps !== 'nothing'))) return false;
    if (keeps === 'nothing') await this.wallets.forfeit(personId, removalId);
    else if (keeps === 'earned') return this.forfeitUnearned(personId, removalId);
    return true;
  }

  /** Cancels withdrawals that hold coins to be forfeited; earned coins can be withdrawn again. */
  private async forfeitUnearned(personId: Id, removalId: Id): Promise<boolean> {
    if ((await this.wallets.forfeitUnearned(personId, removalId)) === 0) return true;
    if ((await this.steps.settleOnly('withdrawals', personId, this.stepSize)) === this.stepSize) return false;
    await this.wallets.forfeitUnearned(personId, removalId);
    return true;
  }
}
