import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { ConfirmPassword, Membership, SecurityNotices } from '../../identity';
import { People, type Person, PersonSuspended } from '../../people';
import { Notifier } from '../../messages';
import { AdminIsProtected, PersonUnverified } from '../domain/moderation.errors';

interface RoleChange {
  readonly adminId: Id;
  /** The Admin's session. */
  readonly sessionId: Id;
  readonly personId: Id;
  readonly role: Role;
  /** The Admin's own password; required for the role Admin. */
  readonly password?: string | undefined;
}

/**
 * Changes a person's role and ends their sessions, so that it takes effect with the next request. Promoting an Admin
 * requires the acting Admin's password, since an open session alone could be hijacked.
 */
@Injectable()
export class ChangeRole {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly membership: Membership,
    private readonly notifier: Notifier,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditLog,
    private readonly confirmPassword: ConfirmPassword,
  ) {}

  async execute({ adminId, sessionId, personId, role, password = '' }: RoleChange): Promise<Person> {
    if (role === 'Admin') await this.confirmPassword.execute({ personId: adminId, sessionId }, password);
    return this.unitOfWork.run(async () => {
      const person = await this.people.lock(personId);
      if (person.role === 'Admin') throw new AdminIsProtected();
      if (person.role === role) return person;
      // A later proof of the address takes over the account, and must not give Admin rights to its new owner.
      if (role === 'Admin' && person.verifiedAt === null) throw new PersonUnverified();
      // Suspensions of Admins cannot be lifted.
      if (role === 'Admin' && person.suspendedAt !== null) throw new PersonSuspended();
      if (!(await this.membership.changeRole(personId, role))) throw new AdminIsProtected();
      await this.notifier.notify(personId, 'user/role-changed', { role });
      await this.notices.notify(personId, 'role-changed');
      const details = { from: person.role, to: role };
      await this.audit.record({ adminId, action: 'role-changed', subject: personId, personId, details });
      return { ...person, role };
    });
  }
}
