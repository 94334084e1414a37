import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { type AccountLetter, AccountMails, Membership } from '../../identity';
import { Notifier } from '../../messages';
import { People, type Person, type Suspension, Suspensions } from '../../people';
import { Wallets } from '../../wallet';
import { AdminIsProtected } from '../domain/moderation.errors';
import { keepsAccount } from '../domain/removal';
import { AccountDeletion } from './account-deletion';
import { OpenObligationsReader } from './open-obligations-reader';
import { WindUp } from './wind-up';

interface Removal {
  readonly adminId: Id;
  readonly personId: Id;
  /** Empty: none was given. */
  readonly reason?: string;
  /** Whether coins that were not earned are forfeited. */
  readonly forfeit?: boolean;
}

/**
 * Removes a person for good. With coins that stay theirs, or that may still come, it is a suspension that ends with the erasure of the
 * account; work they sent is left to its buyers then. Otherwise the account is erased at once. Throws NotFound and AdminIsProtected.
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
    private readonly departure: AccountDeletion,
    private readonly windUp: WindUp,
    private readonly notifier: Notifier,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ reason = '', forfeit = true, ...who }: Removal): Promise<void> {
    const farewell = await this.unitOfWork.run(() => this.remove({ reason, forfeit, ...who }));
    // Nothing of them is kept, so that this letter waits nowhere.
    if (farewell) await this.mails.deliver(farewell).catch((error: unknown) => this.log.warn(String(error)));
  }

  /** Answers with the letter to somebody of whom nothing is kept. */
  private async remove(removal: Required<Removal>): Promise<AccountLetter | undefined> {
    const { adminId, personId, reason, forfeit } = removal;
    const person = await this.people.hold(personId);
    if (person.role === 'Admin') throw new AdminIsProtected();
    const current = await this.suspensions.currentOf(personId);
    if (current?.removal) return undefined;
    const [holdings, business] = [await this.wallets.holdings(personId), await this.business.of(personId)];
    const stays = keepsAccount(holdings, business, removal);
    const details = { role: person.role, ...(reason !== '' && { reason }), ...(stays && { stays, forfeit }) };
    await this.audit.record({ adminId, action: 'person-removed', subject: personId, personId, details });
    if (stays) await this.keep(person, removal, current);
    return stays ? undefined : this.erase(person, removal, current);
  }

  private async keep(person: Person, removal: Required<Removal>, current: Suspension | undefined): Promise<void> {
    const { personId, reason, forfeit } = removal;
    const id = await this.begin(removal, current, null);
    await this.membership.suspend(personId);
    // Whoever withdraws does so as a Worker.
    if (person.role !== 'Worker') await this.membership.demote(personId);
    await this.windUp.begin({ personId, removalId: id, keeps: forfeit ? 'earned' : 'all' });
    await this.notifier.notify(personId, 'account/removed', { reason });
    await this.mails.write(personId, 'removed', reason);
  }

  private async erase(
    person: Person,
    removal: Required<Removal>,
    current: Suspension | undefined,
  ): Promise<AccountLetter | undefined> {
    const farewell = removal.reason === '' ? undefined : await this.mails.letterTo(person.id, 'erased', removal.reason);
    const id = await this.begin(removal, current, this.clock.now());
    if (!(await this.departure.of(person, id))) throw new AdminIsProtected();
    return farewell;
  }

  /** The record of the removal, by which it has a receipt. */
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
