import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { type AccountMail, AccountMails, Membership } from '../../identity';
import { Notifier } from '../../messages';
import { People, type Person, type Suspension, Suspensions } from '../../people';
import { Wallets } from '../../wallet';
import { AdminIsProtected } from '../domain/moderation.errors';
import { retainsAccount } from '../domain/removal';
import { AccountDeletion } from './account-deletion';
import { OpenObligationsReader } from './open-obligations-reader';
import { WindUp } from './wind-up';

interface Removal {
  readonly adminId: Id;
  readonly personId: Id;
  /** Empty for none. */
  readonly reason?: string;
  /** Whether unearned coins are forfeited. */
  readonly forfeit?: boolean;
}

/**
 * Removes a person permanently. If coins remain theirs or may still arrive, it is a suspension first, which ends with
 * the erasure of the account. Their submissions stay with the buyers then. Otherwise the account is erased immediately.
 * Throws NotFound and AdminIsProtected.
 */
@Injectable()
export class RemovePerson {
  private readonly log = new Logger(RemovePerson.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly suspensions: Suspensions,
    private readonly membership: Membership,
    private readonly wallets: Wallets,
    private readonly business: OpenObligationsReader,
    private readonly deletion: AccountDeletion,
    private readonly windUp: WindUp,
    private readonly notifier: Notifier,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ reason = '', forfeit = true, ...who }: Removal): Promise<void> {
    const farewell = await this.unitOfWork.run(() => this.remove({ reason, forfeit, ...who }));
    // Sent without the outbox, since nothing of the person may be stored.
    if (farewell) await this.mails.deliver(farewell).catch((error: unknown) => this.log.warn(String(error)));
  }

  /** Returns the mail to a person whose data were erased. */
  private async remove(removal: Required<Removal>): Promise<AccountMail | undefined> {
    const { adminId, personId, reason, forfeit } = removal;
    const person = await this.people.lock(personId);
    if (person.role === 'Admin') throw new AdminIsProtected();
    const current = await this.suspensions.currentOf(personId);
    if (current?.removal) return undefined;
    const [holdings, business] = [await this.wallets.holdings(personId), await this.business.of(personId)];
    const stays = retainsAccount(holdings, business, removal);
    const details = { role: person.role, ...(reason !== '' && { reason }), ...(stays && { stays, forfeit }) };
    await this.audit.record({ adminId, action: 'person-removed', subject: personId, personId, details });
    if (stays) await this.retain(person, removal, current);
    return stays ? undefined : this.erase(person, removal, current);
  }

  private async retain(person: Person, removal: Required<Removal>, current: Suspension | undefined): Promise<void> {
    const { personId, reason, forfeit } = removal;
    const id = await this.begin(removal, current, null);
    await this.membership.suspend(personId);
    // Withdrawals require the role Worker.
    if (person.role !== 'Worker') await this.membership.appoint(personId, 'Worker');
    await this.windUp.begin({ personId, removalId: id, keeps: forfeit ? 'earned' : 'all' });
    await this.notifier.notify(personId, 'account/removed', { reason });
    await this.mails.write(personId, 'removed', reason);
  }

  private async erase(
    person: Person,
    removal: Required<Removal>,
    current: Suspension | undefined,
  ): Promise<AccountMail | undefined> {
    const farewell = removal.reason === '' ? undefined : await this.mails.mailTo(person.id, 'erased', removal.reason);
    const id = await this.begin(removal, current, this.clock.now());
    if (!(await this.deletion.of(person, id))) throw new AdminIsProtected();
    return farewell;
  }

  /** Stores the removal, which its receipt refers to. */
  private async begin(
    { adminId, personId, reason }: Required<Removal>,
    current: Suspension | undefined,
    endedAt: number | null,
  ): Promise<Id> {
    if (!current) {
      const id = newId();
      await this.suspensions.add({ id, personId, adminId, reason, since: this.clock.now(), removal: true, endedAt });
      return id;
    }
    await this.suspensions.turnIntoRemoval(current.id, { adminId, reason: reason || current.reason });
    if (endedAt !== null) await this.suspensions.endByErasure(current.id, endedAt);
    return current.id;
  }
}
