import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { NotFound } from '../../../kernel/not-found';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Notifier } from '../../messages';
import { Audiences } from '../../reputation';
import { Ledger } from '../../wallet';
import { Announcements } from '../../integrations';
import { closed } from '../domain/events';
import { type TaskActor } from '../domain/transitions';
import { costOf } from '../domain/task';
import { recordAdminDeletion } from './record-admin-deletion';
import { refundOpenSlots, refundOf } from './refund-open-slots';
import { Tasks } from './tasks';

interface Deletion {
  readonly taskId: Id;
  readonly personId: Id;
  readonly role: Role | undefined;
}

/** Coins returned to the buyer. */
export interface Deleted {
  readonly refunded: Coins;
}

/**
 * Hides a task everywhere and returns the coins of its open slots. Pending submissions are still decided. An Admin may
 * delete any task; the buyer is notified and the audit log records it. Idempotent. Throws NotFound.
 */
@Injectable()
export class DeleteTask {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
    private readonly audiences: Audiences,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly announcements: Announcements,
    private readonly audit: AuditLog,
  ) {}

  execute({ taskId, personId, role }: Deletion): Promise<Deleted> {
    const by = role === 'Admin' ? role : { buyerId: personId };
    return this.unitOfWork.run(async () => {
      const changed = await this.tasks.close(taskId, 'deleted', by);
      if (!changed) return this.repeated(taskId, by);
      if (changed.task.restricted) await this.audiences.delete(taskId);
      const refunded = refundOf(changed);
      if (by === 'Admin') {
        const { notifier, audit } = this;
        await recordAdminDeletion({ notifier, audit }, { adminId: personId, posting: changed.task, refunded });
      }
      await this.announcements.publish(closed(changed.task, 'deleted'));
      await refundOpenSlots(this.ledger, changed, 'task-deleted');
      return { refunded };
    });
  }

  private async repeated(taskId: Id, by: TaskActor<'deleted'>): Promise<Deleted> {
    const task = await this.tasks.find(taskId);
    if (!task || (typeof by === 'object' && task.buyerId !== by.buyerId)) throw new NotFound();
    return { refunded: costOf(task, await this.tasks.slotsGivenUp(taskId)) };
  }
}
