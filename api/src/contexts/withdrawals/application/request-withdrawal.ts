import { Injectable } from '@nestjs/common';
import { type PaymentSystem } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Coins } from '../../../kernel/coins';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { availableOf, heldOf, Ledger, NotEnoughCoins } from '../../wallet';
import { request, type Withdrawal } from '../domain/withdrawal';
import { NotEnoughToWithdraw } from '../domain/withdrawal.errors';
import { Withdrawals } from './withdrawals';

interface Wish {
  readonly workerId: Id;
  readonly coins: Coins;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumber: string;
}

/** Sets the coins aside until an Admin decides. Throws BelowMinimum or NotEnoughToWithdraw. */
@Injectable()
export class RequestWithdrawal {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  async execute(wish: Wish): Promise<Withdrawal> {
    const withdrawal = request(wish, newId(), this.clock.now());
    try {
      await this.unitOfWork.run(async () => {
        await this.withdrawals.add(withdrawal, wish.accountNumber);
        await this.ledger.post({
          from: availableOf(withdrawal.workerId),
          to: heldOf(withdrawal.workerId),
          amount: withdrawal.coins,
          kind: 'withdrawal-requested',
          reference: withdrawal.id,
        });
      });
    } catch (error) {
      throw error instanceof NotEnoughCoins ? new NotEnoughToWithdraw() : error;
    }
    return withdrawal;
  }
}
