import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Ledger, transferFor } from '../../wallet';
import { assertDecided, decide, found } from '../domain/withdrawal';
import { Withdrawals } from './withdrawals';

interface Cancellation {
  readonly withdrawalId: Id;
  readonly workerId: Id;
}

/** Takes a worker's own pending request back, coins included. Throws NotFound or AlreadyDecided. */
@Injectable()
export class CancelWithdrawal {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  execute({ withdrawalId, workerId }: Cancellation): Promise<void> {
    return this.unitOfWork.run(async () => {
      const withdrawal = found(await this.withdrawals.find(withdrawalId), workerId);
      const cancelled = decide(withdrawal, 'cancelled', 'worker', this.clock.now());
      if (!cancelled || !(await this.withdrawals.saveDecision(cancelled))) {
        return assertDecided(await this.withdrawals.find(withdrawalId), 'cancelled');
      }
      await this.ledger.post(transferFor('withdrawal-cancelled', cancelled));
    });
  }
}
