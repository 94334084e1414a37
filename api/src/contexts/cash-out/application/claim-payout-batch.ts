import { Injectable } from '@nestjs/common';
import { dollarsOfCents, LIMITS, type PaymentSystem, type PayoutBatch } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { NothingQueued } from '../domain/cash-out.errors';
import { fileOf } from '../domain/payout-file';
import { Payouts } from './payouts';

/** Batches of payouts that Admins take to pay them. */
@Injectable()
export class ClaimPayoutBatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payouts: Payouts,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * An Admin takes queued payouts of one payment system, except their own. Each payout is taken by one Admin only.
   * Throws NothingQueued.
   */
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

  /**
   * A batch as a file. It contains account numbers in plain text, so it is generated each time and never stored. Throws
   * NotFound.
   */
  async file(batchId: Id): Promise<PayoutBatch> {
    const batch = found(await this.payouts.batch(batchId));
    const taken = await this.payouts.ofBatch(batchId);
    const cents = taken.reduce((sum, { payout }) => sum + payout.cents, 0);
    const { rail } = batch;
    return { _id: batchId, rail, count: taken.length, amount: dollarsOfCents(cents), csv: fileOf(taken) };
  }
}
