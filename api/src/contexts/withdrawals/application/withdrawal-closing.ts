import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Ledger, transferFor } from '../../wallet';
import { decide, type Withdrawal } from '../domain/withdrawal';
import { Withdrawals } from './withdrawals';

const BATCH = 200;

/** For whoever removes a worker: cancels all of their pending requests, and the coins are available again. */
@Injectable()
export class WithdrawalClosing {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's unit of work. */
  closeAllOf(workerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (;;) {
        const pending = await this.withdrawals.pendingOf(workerId, BATCH);
        if (pending.length === 0) return;
        for (const withdrawal of pending) await this.cancel(withdrawal);
      }
    });
  }

  private async cancel(withdrawal: Withdrawal): Promise<void> {
    const cancelled = decide(withdrawal, 'cancelled', 'removal', this.clock.now());
    if (cancelled && (await this.withdrawals.saveDecision(cancelled))) {
      await this.ledger.post(transferFor('withdrawal-cancelled', cancelled));
    }
  }
}
