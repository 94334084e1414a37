import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { StoredAnswers } from '../../../platform/idempotency/stored-answers';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Outbox } from '../../../platform/outbox/outbox';
import { AccessKeys } from '../../access-keys';
import { AuditLog } from '../../audit';
import { Membership, People } from '../../identity';
import { ForgetPicture, ForgetProofs } from '../../images';
import { Newsletter } from '../../newsletter';
import { OwnAccounts } from '../../payout-accounts';
import { OwnFilters } from '../../saved-filters';
import { OwnTemplates } from '../../task-templates';
import { OwnEndpoints } from '../../webhooks';
import { AdminIsProtected } from '../domain/moderation.errors';
import { WindUp } from './wind-up';

/**
 * Removes a person for good: from here on they can do nothing, and nobody reads who they were. What waits for them or from them
 * is wound up in the same unit of work, or the rest of it in pieces that follow. Of the person nothing is left but an id.
 */
@Injectable()
export class RemovePerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly membership: Membership,
    private readonly windUp: WindUp,
    private readonly payoutAccounts: OwnAccounts,
    private readonly filters: OwnFilters,
    private readonly templates: OwnTemplates,
    private readonly keys: AccessKeys,
    private readonly webhooks: OwnEndpoints,
    private readonly newsletter: Newsletter,
    private readonly answers: StoredAnswers,
    private readonly outbox: Outbox,
    private readonly forgetPicture: ForgetPicture,
    private readonly forgetProofs: ForgetProofs,
    private readonly audit: AuditLog,
  ) {}

  execute({ adminId, personId }: { adminId: Id; personId: Id }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const person = await this.people.get(personId);
      const { role, email, image } = person;
      if (!(await this.membership.remove(personId))) throw new AdminIsProtected();
      await this.windUp.begin(personId);
      await this.payoutAccounts.removeAllOf(personId);
      await this.filters.removeAllOf(personId);
      await this.templates.removeAllOf(personId);
      await this.keys.removeAllOf(personId);
      await this.webhooks.removeAllOf(personId);
      await this.newsletter.forget(email);
      await this.answers.forgetPerson(person);
      await this.outbox.forget(email);
      await this.forgetPicture.execute(personId, image);
      await this.forgetProofs.execute(personId);
      await this.audit.record({
        adminId,
        action: 'person-removed',
        subject: personId,
        personId,
        details: { role },
      });
    });
  }
}
