import { Injectable } from '@nestjs/common';
import { type PaymentSystem } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Coins } from '../../../kernel/coins';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Ledger, transferFor } from '../../wallet';
import { request, type Withdrawal } from '../domain/withdrawal';
import { NotEnoughToWithdraw, TooManyPending } from '../domain/withdrawal.errors';
import { WithdrawalSettings } from './withdrawal-settings';
import { Withdrawals } from './withdrawals';

interface Wish {
  readonly workerId: Id;
  readonly coins: Coins;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumber: string;
}

/** Sets the coins aside until an Admin decides. Throws BelowMinimum, NotEnoughToWithdraw or TooManyPending. */
@Injectable()
export class RequestWithdrawal {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
    private readonly settings: WithdrawalSettings,
  ) {}

  async execute(wish: Wish): Promise<Withdrawal> {
    const { coinsPerDollar } = this.settings;
    const withdrawal = request({ ...wish, coinsPerDollar }, newId(), this.clock.now());
    await this.unitOfWork.run(async () => {
      await this.withdrawals.add(withdrawal, wish.accountNumber);
      await this.ledger.postOr(NotEnoughToWithdraw, transferFor('withdrawal-requested', withdrawal));
      this.unitOfWork.beforeCommit(() => this.refuseTooMany(wish.workerId));
    });
    return withdrawal;
  }

  /** Counts right behind the accounts: the worker's other requests wait for the one that this one has just changed. */
  private async refuseTooMany(workerId: Id): Promise<void> {
    const pending = await this.withdrawals.pendingCountOf(workerId);
    if (pending > this.settings.mostPending) throw new TooManyPending();
  }
}
