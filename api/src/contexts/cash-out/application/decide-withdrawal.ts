import { Injectable } from '@nestjs/common';
import { dollarsOfCents } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { assertNotOwn } from '../../../kernel/own-money';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Notifier } from '../../messages';
import { Ledger, transferFor } from '../../wallet';
import { assertDecided, decide, found, type Withdrawal } from '../domain/withdrawal';
import { PayoutQueue } from './payout-queue';
import { Withdrawals } from './withdrawals';

interface AdminDecision {
  readonly withdrawalId: Id;
  readonly adminId: Id;
  readonly status: 'accepted' | 'rejected';
}

/**
 * Has the coins paid out or gives them back, tells the worker and writes it down, once however often it is asked. Throws
 * NotFound, OwnMoney or AlreadyDecided.
 */
@Injectable()
export class DecideWithdrawal {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly payouts: PayoutQueue,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  execute({ withdrawalId, adminId, status }: AdminDecision): Promise<void> {
    return this.unitOfWork.run(async () => {
      const withdrawal = found(await this.withdrawals.find(withdrawalId));
      assertNotOwn(adminId, withdrawal.workerId);
      const decided = decide(withdrawal, status, 'Admin', this.clock.now());
      if (!decided || !(await this.withdrawals.saveDecision(decided))) {
        return assertDecided(await this.withdrawals.find(withdrawalId), status);
      }
      if (status === 'accepted') await this.queue(decided);
      await this.tell(decided, status);
      const details = { coins: decided.coins, cents: decided.cents };
      await this.audit.record({
        adminId,
        action: `withdrawal-${status}`,
        subject: withdrawalId,
        personId: decided.workerId,
        details,
      });
      await this.ledger.post(transferFor(`withdrawal-${status}`, decided));
    });
  }

  private async queue(withdrawal: Withdrawal) {
    const { id, workerId, coins, cents, paymentSystem: rail, accountNumberMasked, payableFrom } = withdrawal;
    const accountNumber = (await this.withdrawals.accountNumberOf(id)) as string;
    await this.payouts.add({ id, workerId, coins, cents, rail, accountNumberMasked }, accountNumber, payableFrom ?? 0);
  }

  private tell(
    { id: about, workerId, coins, cents, paymentSystem: system }: Withdrawal,
    status: 'accepted' | 'rejected',
  ) {
    if (status === 'rejected') return this.notifier.tell(workerId, 'withdrawal/rejected', { coins, about });
    const dollars = dollarsOfCents(cents).toFixed(2);
    const { hours } = this.payouts;
    return this.notifier.tell(workerId, 'withdrawal/accepted', { coins, dollars, system, hours, about });
  }
}
