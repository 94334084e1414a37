import { Injectable } from '@nestjs/common';
import { dollarsOfCents } from '@kaaj/contract';
import { Clock, HOUR_MS } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { assertNotOwn } from '../../../kernel/own-money';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { type AnnouncedNotice, Announcements } from '../../integrations';
import { Ledger, transferFor } from '../../wallet';
import { type Payout, queued } from '../domain/payout';
import { changed } from '../domain/payout-events';
import { assertDecided, decide, type DecidedWithdrawal, requireOwned } from '../domain/withdrawal';
import { CashOutSettings } from './cash-out-settings';
import { Withdrawals } from './withdrawals';

interface AdminDecision {
  readonly withdrawalId: Id;
  readonly adminId: Id;
  readonly status: 'accepted' | 'rejected';
  /** Of a rejection. */
  readonly reason?: string | undefined;
}

/**
 * Accepts a withdrawal, which queues its payout, or rejects it, which releases the coins. Notifies and audits;
 * idempotent. Throws NotFound, OwnMoney or AlreadyDecided.
 */
@Injectable()
export class DecideWithdrawal {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly ledger: Ledger,
    private readonly announcements: Announcements,
    private readonly audit: AuditLog,
    private readonly settings: CashOutSettings,
    private readonly clock: Clock,
  ) {}

  execute({ withdrawalId, adminId, status, reason: given = '' }: AdminDecision): Promise<void> {
    const reason = status === 'rejected' ? given : '';
    return this.unitOfWork.run(async () => {
      const withdrawal = requireOwned(await this.withdrawals.find(withdrawalId));
      assertNotOwn(adminId, withdrawal.workerId);
      const decided = decide(withdrawal, status, 'Admin', this.clock.now());
      const payout = decided && status === 'accepted' ? queued(decided, this.settings.payoutHours) : undefined;
      if (!decided || !(await this.withdrawals.saveDecision(decided, { payout, reason }))) {
        // Repeated, or another Admin decided first: succeeds where the decision is the same.
        return assertDecided(await this.withdrawals.find(withdrawalId), status);
      }
      await this.announcements.publish(payout && changed(payout), noticeOf(decided, payout, reason));
      const details = { coins: decided.coins, cents: decided.cents, ...(reason && { reason }) };
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
}

/** The due time includes the waiting time of a new account. */
function noticeOf(
  { id: about, workerId: to, coins, cents, paymentSystem: system, decidedAt }: DecidedWithdrawal,
  payout: Payout | undefined,
  reason: string,
): AnnouncedNotice {
  if (!payout && reason) return { to, code: 'withdrawal/rejected-with-reason', params: { coins, reason, about } };
  if (!payout) return { to, code: 'withdrawal/rejected', params: { coins, about } };
  const dollars = dollarsOfCents(cents).toFixed(2);
  const hours = Math.ceil((payout.due - decidedAt) / HOUR_MS);
  return { to, code: 'withdrawal/accepted', params: { coins, dollars, system, hours, about } };
}
