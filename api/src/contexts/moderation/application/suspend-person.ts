import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AccountMails, Membership } from '../../identity';
import { Notifier } from '../../messages';
import { RemovalSteps, People, type Suspension, Suspensions } from '../../people';
import { AdminIsProtected } from '../domain/moderation.errors';

interface SuspendPersonInput {
  readonly adminId: Id;
  readonly personId: Id;
  readonly reason: string;
}

/**
 * Suspends an account until an Admin lifts it: the person is signed out, and their open tasks are hidden. They can sign
 * in to read, withdraw earned coins and object. Returns an existing suspension. Throws NotFound and AdminIsProtected.
 */
@Injectable()
export class SuspendPerson {
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

  execute({ adminId, personId, reason }: SuspendPersonInput): Promise<Suspension> {
    return this.unitOfWork.run(async () => {
      const person = await this.people.lock(personId);
      if (person.role === 'Admin') throw new AdminIsProtected();
      const current = await this.suspensions.currentOf(personId);
      if (current) return current;
      const created = {
        id: newId(),
        personId,
        adminId,
        reason,
        since: this.clock.now(),
        removal: false,
        endedAt: null,
      };
      await this.suspensions.add(created);
      await this.membership.suspend(personId);
      await this.steps.suspend(personId, true);
      await this.notifier.notify(personId, 'account/suspended', { reason });
      await this.mails.write(personId, 'suspended', reason);
      await this.audit.record({
        adminId,
        action: 'person-suspended',
        subject: personId,
        personId,
        details: { reason },
      });
      return { ...created, liftReason: null, objection: null };
    });
  }
}
