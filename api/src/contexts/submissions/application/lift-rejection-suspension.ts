import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Notifier } from '../../messages';
import { RejectionSuspensions } from './rejection-suspensions';

interface Lift {
  readonly adminId: Id;
  readonly buyerId: Id;
  readonly reason: string;
}

/**
 * An Admin lifts a suspension of rejecting; earlier decisions no longer count. Throws NotFound without an active
 * suspension.
 */
@Injectable()
export class LiftRejectionSuspension {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly brakes: RejectionSuspensions,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  execute({ adminId, buyerId, reason }: Lift): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.brakes.lift(buyerId, this.clock.now()))) throw new NotFound();
      await this.notifier.notify(buyerId, 'review/rejections-allowed', {});
      await this.audit.record({
        adminId,
        action: 'brake-lifted',
        subject: buyerId,
        personId: buyerId,
        details: { reason },
      });
    });
  }
}
