import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Notifier } from '../../messages';
import { DECISION_WINDOW_MS, rejectsTooMuch } from '../domain/rejection-limit';
import { RejectionsPaused } from '../domain/submission.errors';
import { RejectionSuspensions } from './rejection-suspensions';
import { SubmissionSettings } from './submission-settings';

/** Suspends a buyer who rejects too much from rejecting, until an Admin lifts it. */
@Injectable()
export class RejectionGuard {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly brakes: RejectionSuspensions,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  /** Throws RejectionsPaused. */
  async assertMayReject(buyerId: Id): Promise<void> {
    if (this.settings.rejectionsWatched === 0) return;
    if ((await this.brakes.liftedAt(buyerId)) === 0) throw new RejectionsPaused();
  }

  /** Call after each rejection, inside its unit of work. */
  async suspendIfNeeded(buyerId: Id): Promise<void> {
    const { rejectionsWatched } = this.settings;
    if (rejectionsWatched === 0) return;
    const now = this.clock.now();
    const recent = await this.brakes.recentDecisions(buyerId, now - DECISION_WINDOW_MS, rejectionsWatched);
    if (!rejectsTooMuch(recent, this.settings) || !(await this.brakes.suspend(buyerId, now))) return;
    await this.notifier.notify(buyerId, 'review/rejections-paused', { ...recent });
    await this.notifier.notifyAdmins('review/buyer-paused', { ...recent, about: buyerId });
  }

  /** An Admin lifts a suspension; earlier decisions no longer count. Idempotent. Throws NotFound without one. */
  lift(buyerId: Id, adminId: Id, reason: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.brakes.lift(buyerId, this.clock.now()))) {
        if (await this.brakes.liftedAt(buyerId)) return;
        throw new NotFound();
      }
      await this.notifier.notify(buyerId, 'review/rejections-allowed', {});
      const concerned = { subject: buyerId, personId: buyerId };
      await this.audit.record({ adminId, action: 'brake-lifted', ...concerned, details: { reason } });
    });
  }
}
