import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { ConfirmPassword, Membership } from '../../identity';
import { People, type Person } from '../../people';
import { Notifier } from '../../messages';
import { AdminIsProtected, PersonUnverified } from '../domain/moderation.errors';

interface RoleChange {
  readonly adminId: Id;
  /** In which the Admin acts. */
  readonly sessionId: Id;
  readonly personId: Id;
  readonly role: Role;
  /** The Admin's own; asked for where the role is Admin. */
  readonly password?: string | undefined;
}

/**
 * Gives a person another role. It holds from their very next request, for which they have to sign in again. To make an Admin
 * an Admin confirms with their own password: an open session alone must not be enough.
 */
@Injectable()
export class ChangeRole {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly membership: Membership,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
    private readonly confirmPassword: ConfirmPassword,
  ) {}

  async execute({ adminId, sessionId, personId, role, password = '' }: RoleChange): Promise<Person> {
    if (role === 'Admin') await this.confirmPassword.execute({ personId: adminId, sessionId }, password);
    return this.unitOfWork.run(async () => {
      const person = await this.people.get(personId);
      if (person.role === 'Admin') throw new AdminIsProtected();
      if (person.role === role) return person;
      // Whoever proves the address takes the account over; that must not hand out an Admin's rights.
      if (role === 'Admin' && person.verifiedAt === null) throw new PersonUnverified();
      if (!(await this.membership.changeRole(personId, role))) throw new AdminIsProtected();
      await this.notifier.notify(personId, 'user/role-changed', { role });
      await this.audit.record({
        adminId,
        action: 'role-changed',
        subject: personId,
        personId,
        details: { from: person.role, to: role },
      });
      return { ...person, role };
    });
  }
}
