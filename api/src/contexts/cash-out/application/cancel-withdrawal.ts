import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Ledger, transferFor } from '../../wallet';
import { assertDecided, decide, requireOwned, type Withdrawal } from '../domain/withdrawal';
import { Withdrawals } from './withdrawals';

interface Cancellation {
  readonly withdrawalId: Id;
  readonly workerId: Id;
}

/** Cancels pending withdrawals: the coins are available again. */
@Injectable()
export class CancelWithdrawal {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** A worker's own withdrawal. Throws NotFound or AlreadyDecided. */
  execute({ withdrawalId, workerId }: Cancellation): Promise<void> {
    return this.unitOfWork.run(async () => {
      const withdrawal = requireOwned(await this.withdrawals.find(withdrawalId), workerId);
      if (await this.cancel(withdrawal, 'worker')) return;
      assertDecided(await this.withdrawals.find(withdrawalId), 'cancelled');
    });
  }

  /**
   * Called when a worker is removed. Joins the caller's unit of work. Cancels at most `limit` and returns how many.
   * Fewer than `limit`: none is left.
   */
  closeSome(workerId: Id, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      const pending = await this.withdrawals.pendingOf(workerId, limit);
      for (const withdrawal of pending) await this.cancel(withdrawal, 'removal');
      return pending.length;
    });
  }

  private async cancel(withdrawal: Withdrawal, by: 'worker' | 'removal'): Promise<boolean> {
    const cancelled = decide(withdrawal, 'cancelled', by, this.clock.now());
    if (!cancelled || !(await this.withdrawals.saveDecision(cancelled))) return false;
    await this.ledger.post(transferFor('withdrawal-cancelled', cancelled));
    return true;
  }
}
