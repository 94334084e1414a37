import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Ledger, transferFor } from '../../wallet';
import { decide, type Withdrawal } from '../domain/withdrawal';
import { Withdrawals } from './withdrawals';

/** For whoever removes a worker: cancels their pending requests, and the coins are available again. */
@Injectable()
export class WithdrawalClosing {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's unit of work. Cancels at most `limit` and tells how many; fewer than that: none is left. */
  closeSome(workerId: Id, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      const pending = await this.withdrawals.pendingOf(workerId, limit);
      for (const withdrawal of pending) await this.cancel(withdrawal);
      return pending.length;
    });
  }

  private async cancel(withdrawal: Withdrawal): Promise<void> {
    const cancelled = decide(withdrawal, 'cancelled', 'removal', this.clock.now());
    if (cancelled && (await this.withdrawals.saveDecision(cancelled))) {
      await this.ledger.post(transferFor('withdrawal-cancelled', cancelled));
    }
  }
}
