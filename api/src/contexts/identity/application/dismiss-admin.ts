import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { NotFound } from '../../../kernel/not-found';
import { AuditLog } from '../../../platform/audit/audit-log';
import { People } from '../../people';
import { COMMAND_LINE } from './command-line';
import { Membership } from './membership';

/** Makes an Admin a Worker and ends their sessions. Throws NotFound for an unknown address. */
@Injectable()
export class DismissAdmin {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly membership: Membership,
    private readonly audit: AuditLog,
  ) {}

  /** False: the person is not an Admin. */
  execute(email: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const person = await this.people.find(email);
      if (!person) throw new NotFound();
      if (person.role !== 'Admin') return false;
      await this.membership.demote(person.id);
      const details = { from: 'Admin', to: 'Worker' };
      await this.audit.record({ adminId: COMMAND_LINE, action: 'role-changed', personId: person.id, details });
      return true;
    });
  }
}
