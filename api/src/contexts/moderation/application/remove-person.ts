import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { People } from '../../people';
import { AdminIsProtected } from '../domain/moderation.errors';
import { AccountDeletion } from './account-deletion';

/** Removes a person for good. Throws NotFound and AdminIsProtected. */
@Injectable()
export class RemovePerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly departure: AccountDeletion,
    private readonly audit: AuditLog,
  ) {}

  execute({ adminId, personId }: { adminId: Id; personId: Id }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const person = await this.people.get(personId);
      if (!(await this.departure.of(person))) throw new AdminIsProtected();
      await this.audit.record({
        adminId,
        action: 'person-removed',
        subject: personId,
        personId,
        details: { role: person.role },
      });
    });
  }
}
