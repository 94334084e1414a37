import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { StoredAnswers } from '../../../platform/idempotency/stored-answers';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Outbox } from '../../../platform/outbox/outbox';
import { AccessKeys } from '../../access-keys';
import { AuditLog } from '../../audit';
import { BatchClosing } from '../../batches';
import { DisputeClosing } from '../../disputes';
import { Membership, People } from '../../identity';
import { ForgetPicture, ForgetProofs } from '../../images';
import { Inbox } from '../../notifications';
import { Newsletter } from '../../newsletter';
import { OwnAccounts } from '../../payout-accounts';
import { OwnFilters } from '../../saved-filters';
import { ClaimClosing, SubmissionClosing } from '../../submissions';
import { TaskClosing } from '../../tasks';
import { Wallets } from '../../wallet';
import { OwnEndpoints } from '../../webhooks';
import { WithdrawalClosing } from '../../withdrawals';
import { AdminIsProtected } from '../domain/moderation.errors';

/**
 * Removes a person for good. What waited for them or from them is settled first, their open tasks' coins come home, and then
 * everything they have is forfeited; the ledger stays whole. Of the person nothing is left but an id.
 */
@Injectable()
export class RemovePerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly membership: Membership,
    private readonly wallets: Wallets,
    private readonly submissions: SubmissionClosing,
    private readonly batches: BatchClosing,
    private readonly tasks: TaskClosing,
    private readonly claims: ClaimClosing,
    private readonly disputes: DisputeClosing,
    private readonly withdrawals: WithdrawalClosing,
    private readonly payoutAccounts: OwnAccounts,
    private readonly filters: OwnFilters,
    private readonly keys: AccessKeys,
    private readonly webhooks: OwnEndpoints,
    private readonly inbox: Inbox,
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
      await this.wallets.lock(personId);
      await this.submissions.closeAllOf(personId);
      // Before the tasks: none is posted behind them.
      await this.batches.closeAllOf(personId);
      await this.tasks.closeAllOf(personId);
      // Nobody claims a place of a task that is closed: what is let go now is all there is.
      await this.claims.closeAllOf(personId);
      // Behind the tasks, whose coins have come home, and before anything is forfeited.
      await this.disputes.closeAllOf(personId);
      await this.withdrawals.closeAllOf(personId);
      await this.payoutAccounts.removeAllOf(personId);
      await this.filters.removeAllOf(personId);
      await this.keys.removeAllOf(personId);
      await this.webhooks.removeAllOf(personId);
      await this.inbox.forget(personId);
      await this.newsletter.forget(email);
      await this.answers.forgetPerson(person);
      await this.outbox.forget(email);
      await this.forgetPicture.execute(personId, image);
      await this.forgetProofs.execute(personId);
      await this.audit.record({ adminId, action: 'person-removed', subject: personId, details: { role } });
      await this.wallets.forfeit(personId);
    });
  }
}
