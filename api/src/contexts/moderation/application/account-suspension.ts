import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AccountMails, Membership } from '../../identity';
import { Notifier } from '../../messages';
import { RemovalSteps, People, type Suspension, Suspensions } from '../../people';
import { AdminIsProtected, NotSuspended, RemovalIsPermanent } from '../domain/moderation.errors';

type SuspensionInput = Pick<Suspension, 'adminId' | 'personId' | 'reason'>;

/** Suspends accounts, and ends suspensions. Both throw NotFound and AdminIsProtected. */
@Injectable()
export class AccountSuspension {
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

  /**
   * Suspends an account until an Admin lifts it: the person is signed out, and their open tasks are hidden. They can
   * sign in to read, withdraw earned coins and object. Returns an existing suspension.
   */
  suspend({ adminId, personId, reason }: SuspensionInput): Promise<Suspension> {
    return this.unitOfWork.run(async () => {
      const current = await this.lock(personId);
      if (current) return current;
      const since = this.clock.now();
      const created = { id: newId(), personId, adminId, reason, since, removal: false, endedAt: null };
      await this.suspensions.add(created);
      await this.membership.suspend(personId);
      await this.steps.suspend(personId, true);
      await this.notifier.notify(personId, 'account/suspended', { reason });
      await this.mails.write(personId, 'suspended', reason);
      await this.record('person-suspended', { adminId, personId, reason });
      return { ...created, liftReason: null, objection: null };
    });
  }

  /** The account is open again, and hidden tasks are shown. Throws NotSuspended and RemovalIsPermanent, too. */
  lift(lifting: SuspensionInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const current = await this.lock(lifting.personId);
      if (!current) throw new NotSuspended();
      if (current.removal) throw new RemovalIsPermanent();
      await this.end(current, lifting);
    });
  }

  /** In the caller's unit of work, which has locked the person. Also decides a pending objection. */
  async end({ id, objection }: Suspension, { adminId, personId, reason }: SuspensionInput): Promise<void> {
    const at = this.clock.now();
    if (objection && !objection.decision) {
      await this.suspensions.decideObjection(objection.id, { adminId, lifted: true, reason, at });
    }
    if (!(await this.suspensions.lift(id, reason, at))) throw new NotSuspended();
    await this.membership.endSuspension(personId);
    await this.steps.suspend(personId, false);
    await this.notifier.notify(personId, 'account/suspension-lifted', { reason });
    await this.mails.write(personId, 'suspension-lifted', reason);
    await this.record('suspension-lifted', { adminId, personId, reason });
  }

  /** The person's current suspension. */
  private async lock(personId: Id): Promise<Suspension | undefined> {
    const person = await this.people.lock(personId);
    if (person.role === 'Admin') throw new AdminIsProtected();
    return this.suspensions.currentOf(personId);
  }

  private record(action: 'person-suspended' | 'suspension-lifted', { adminId, personId, reason }: SuspensionInput) {
    return this.audit.record({ adminId, action, subject: personId, personId, details: { reason } });
  }
}
