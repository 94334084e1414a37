import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../audit';
import { Membership, People, type Person } from '../../identity';
import { Notifier } from '../../notifications';
import { AdminIsProtected } from '../domain/moderation.errors';

/** Gives a person another role. It holds from their very next request, for which they have to sign in again. */
@Injectable()
export class ChangeRole {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly membership: Membership,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
  ) {}

  execute({ adminId, personId, role }: { adminId: Id; personId: Id; role: Role }): Promise<Person> {
    return this.unitOfWork.run(async () => {
      const person = await this.people.get(personId);
      if (person.role === 'Admin') throw new AdminIsProtected();
      if (person.role === role) return person;
      if (!(await this.membership.changeRole(personId, role))) throw new AdminIsProtected();
      await this.notifier.tell(personId, 'user/role-changed', { role });
      await this.audit.record({
        adminId,
        action: 'role-changed',
        subject: personId,
        details: { from: person.role, to: role },
      });
      return { ...person, role };
    });
  }
}
