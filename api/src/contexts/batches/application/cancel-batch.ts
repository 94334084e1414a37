import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Notifier } from '../../messages';
import { HeldItems, recordAdminDeletion } from '../../tasks';
import { BatchEnded } from '../domain/batch.errors';
import { Batches } from './batches';
import { StopBatch } from './stop-batch';

interface Cancellation {
  readonly id: Id;
  readonly personId: Id;
  readonly role: Role | undefined;
}

/**
 * Cancels a batch: unposted rows stay unposted, posted tasks take no more work, and the coins of both are returned.
 * Coins of claimed slots stay in escrow until a decision.
 *
 * An Admin may cancel any batch; the buyer is notified and the audit log records it. Idempotent. Throws NotFound, or
 * BatchEnded where no slot is open or claimed any more.
 */
@Injectable()
export class CancelBatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: Batches,
    private readonly stopping: StopBatch,
    private readonly held: HeldItems,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the batch's owner. */
  execute({ id, personId, role }: Cancellation): Promise<{ readonly buyerId: Id }> {
    return this.unitOfWork.run(async () => {
      const before = await this.batches.find(id);
      if (!before || (role !== 'Admin' && before.buyerId !== personId)) throw new NotFound();
      const { buyerId } = before;
      const cancelled = await this.stopping.cancel(id);
      if (!cancelled) throw new BatchEnded();
      const { batch, isFirst, returned } = cancelled;
      // An unused claim would open its slot again.
      if (isFirst && returned === 0 && (await this.held.of([id])).length === 0) throw new BatchEnded();
      if (role === 'Admin' && returned > 0) {
        const { notifier, audit } = this;
        const posting = { id, buyerId, title: batch.template.title };
        await recordAdminDeletion({ notifier, audit }, { adminId: personId, posting, refunded: returned });
      }
      return { buyerId };
    });
  }
}
