import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AccountMails, Membership } from '../../identity';
import { Notifier } from '../../messages';
import { RemovalSteps, People, type Suspension, Suspensions } from '../../people';
import { AdminIsProtected, NotSuspended, RemovalIsPermanent } from '../domain/moderation.errors';

interface Lifting {
  readonly adminId: Id;
  readonly personId: Id;
  readonly reason: string;
}

/**
 * Ends a suspension: the account is open again, and hidden tasks are shown. Throws NotFound, AdminIsProtected,
 * NotSuspended and RemovalIsPermanent.
 */
@Injectable()
export class LiftSuspension {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly suspensions: Suspensions,
    private readonly membership: Membership,
    private readonly steps: RemovalSteps,
    private readonly notifier: Notifier,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  execute(lifting: Lifting): Promise<void> {
    return this.unitOfWork.run(async () => {
      const person = await this.people.lock(lifting.personId);
      if (person.role === 'Admin') throw new AdminIsProtected();
      const current = await this.suspensions.currentOf(lifting.personId);
      if (!current) throw new NotSuspended();
      if (current.removal) throw new RemovalIsPermanent();
      await this.lift(current, lifting);
    });
  }

  /** In the caller's unit of work, which has locked the person. Also decides a pending objection. */
  async lift({ id, objection }: Suspension, { adminId, personId, reason }: Lifting): Promise<void> {
    const at = this.clock.now();
    if (objection && !objection.decision) {
      await this.suspensions.decideObjection(objection.id, { adminId, lifted: true, reason, at });
    }
    if (!(await this.suspensions.lift(id, reason, at))) throw new NotSuspended();
    await this.membership.endSuspension(personId);
    await this.steps.suspend(personId, false);
    await this.notifier.notify(personId, 'account/suspension-lifted', { reason });
    await this.mails.write(personId, 'suspension-lifted', reason);
    await this.audit.record({ adminId, action: 'suspension-lifted', subject: personId, personId, details: { reason } });
  }
}
