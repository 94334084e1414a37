import { Injectable } from '@nestjs/common';
import { LIMITS, type PaymentSystem } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { NothingQueued } from '../domain/payout.errors';
import { Payouts } from './payouts';

/**
 * An Admin takes queued payouts of one payment system to pay them, except their own. Each payout is taken by one Admin
 * only. Throws NothingQueued.
 */
@Injectable()
export class ClaimPayoutBatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payouts: Payouts,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  execute({ adminId, rail }: { readonly adminId: Id; readonly rail: PaymentSystem }): Promise<Id> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const batch = { id: newId(), rail, adminId, takenAt: now };
      const ids = await this.payouts.findClaimable({ rail, now, limit: LIMITS.payoutsInFile, except: adminId });
      const count = ids.length > 0 ? await this.payouts.take(batch, ids) : 0;
      if (count === 0) throw new NothingQueued();
      await this.audit.record({
        adminId,
        action: 'payout-batch-taken',
        subject: batch.id,
        personId: null,
        details: { rail, payouts: count },
      });
      return batch.id;
    });
  }
}
