import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { found, NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AccountMails } from '../../identity';
import { Notifier } from '../../messages';
import { type Objection, People, type Suspension, Suspensions } from '../../people';
import { AlreadyObjected, NotSuspended, ObjectionDecided, OtherAdminDecides } from '../domain/moderation.errors';
import { AccountSuspension } from './account-suspension';

interface Deciding {
  readonly objectionId: Id;
  readonly adminId: Id;
  readonly lifted: boolean;
  readonly reason: string;
}

@Injectable()
export class Objections {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly suspensions: Suspensions,
    private readonly accounts: AccountSuspension,
    private readonly notifier: Notifier,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** A suspended person objects, once; every Admin is notified. Throws NotSuspended and AlreadyObjected. */
  object(personId: Id, statement: string): Promise<Objection> {
    return this.unitOfWork.run(async () => {
      await this.people.lock(personId);
      const current = await this.suspensions.currentOf(personId);
      if (!current) throw new NotSuspended();
      const objection = { id: newId(), statement, at: this.clock.now() };
      if (!(await this.suspensions.object(current.id, objection))) throw new AlreadyObjected();
      await this.notifier.notifyAdmins('account/objection', {});
      const entry = { adminId: personId, subject: personId, personId, details: {} };
      await this.audit.record({ ...entry, action: 'suspension-objected' });
      return { ...objection, decision: null };
    });
  }

  /**
   * Decides on an objection; idempotent for the same decision. The Admin who suspended the person may decide only if
   * there is no other Admin. Throws NotFound, OtherAdminDecides and ObjectionDecided.
   */
  decide({ objectionId, adminId, lifted, reason }: Deciding): Promise<Suspension> {
    return this.unitOfWork.run(async () => {
      const personId = (await this.find(objectionId)).personId;
      await this.people.lock(personId);
      const suspension = await this.find(objectionId);
      const decided = suspension.objection?.decision;
      if (decided) {
        if (decided.lifted !== lifted) throw new ObjectionDecided();
        return suspension;
      }
      if (suspension.endedAt !== null) throw new NotFound();
      const admins = await this.people.admins();
      if (suspension.adminId === adminId && admins.some((id) => id !== adminId)) throw new OtherAdminDecides();
      const decision = { adminId, lifted, reason, at: this.clock.now() };
      if (!(await this.suspensions.decideObjection(objectionId, decision))) throw new ObjectionDecided();
      const details = { lifted, reason };
      await this.audit.record({ adminId, action: 'objection-decided', subject: personId, personId, details });
      if (lifted) await this.accounts.end(await this.find(objectionId), { adminId, personId, reason });
      else {
        await this.notifier.notify(personId, 'account/objection-refused', { reason });
        await this.mails.write(personId, 'objection-refused', reason);
      }
      return this.find(objectionId);
    });
  }

  private async find(objectionId: Id): Promise<Suspension> {
    return found(await this.suspensions.findByObjection(objectionId));
  }
}
