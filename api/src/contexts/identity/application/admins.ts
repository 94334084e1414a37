import { Injectable } from '@nestjs/common';
import { isStrongPassword } from '@kaaj/contract';
import { found } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { People, PersonSuspended } from '../../people';
import { type Identity } from '../domain/identity';
import { EmailAlreadyInUse, WeakPassword } from '../domain/identity.errors';
import { IdentityProvider } from './identity-provider';
import { Membership } from './membership';
import { SavePerson } from './save-person';
import { ReclaimUnverifiedEmail } from './reclaim-unverified-email';
import { SecurityNotices } from './security-notices';

/** Actor in the audit log for the owner's commands, instead of an Admin's id. */
export const COMMAND_LINE = 'command-line';

interface Appointment {
  readonly email: string;
  readonly name: string;
  /** For a new or unverified account. */
  readonly password: string;
  /** Whether an existing, verified account may be promoted. */
  readonly promote: boolean;
}

/** created: a new account; promoted: an existing one; already: was an Admin before. */
export type Appointed = 'created' | 'promoted' | 'already';

/** The owner's commands about Admins. */
@Injectable()
export class Admins {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly identities: IdentityProvider,
    private readonly savePerson: SavePerson,
    private readonly membership: Membership,
    private readonly takeOver: ReclaimUnverifiedEmail,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Makes an Admin of an address, which the owner vouches for. An unverified account of this address is reset. The
   * account and password of a verified user are unchanged. Throws EmailAlreadyInUse unless `promote` is set,
   * PersonSuspended, and WeakPassword.
   */
  async appoint(appointment: Appointment): Promise<Appointed> {
    const holder = await this.identities.findByEmail(appointment.email);
    if (holder && !appointment.promote) throw new EmailAlreadyInUse();
    if (holder && holder.verifiedAt !== null) return this.promote(holder, appointment.name);
    return this.create(appointment, holder);
  }

  /** Makes an Admin a Worker and ends their sessions. False: they are no Admin. Throws NotFound for an unknown address. */
  dismiss(email: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const person = found(await this.people.find(email));
      if (person.role !== 'Admin') return false;
      await this.membership.appoint(person.id, 'Worker');
      await this.notices.notify(person.id, 'role-changed');
      const details = { from: 'Admin', to: 'Worker' };
      await this.audit.record({ adminId: COMMAND_LINE, action: 'role-changed', personId: person.id, details });
      return true;
    });
  }

  private promote(holder: Identity, name: string): Promise<Appointed> {
    return this.unitOfWork.run(async (): Promise<Appointed> => {
      await this.save(holder, name);
      const { role, suspendedAt } = await this.people.lock(holder.id);
      if (role === 'Admin') return 'already';
      if (suspendedAt !== null) throw new PersonSuspended();
      await this.membership.appoint(holder.id, 'Admin');
      await this.notices.notify(holder.id, 'role-changed');
      const details = { from: role, to: 'Admin' };
      await this.audit.record({ adminId: COMMAND_LINE, action: 'role-changed', personId: holder.id, details });
      return 'promoted';
    });
  }

  private async create({ email, name, password }: Appointment, holder: Identity | undefined): Promise<Appointed> {
    if (!isStrongPassword(password)) throw new WeakPassword();
    const prepared = await this.identities.preparePassword(password);
    return this.unitOfWork.run(async (): Promise<Appointed> => {
      const takenOver = holder !== undefined && (await this.takeOver.execute(holder.id));
      const identity = await this.identities.createAccount({ email, password: prepared, verified: true });
      await this.save(identity, name);
      await this.membership.appoint(identity.id, 'Admin');
      const action = { action: 'admin-created', personId: identity.id, details: { takenOver } } as const;
      await this.audit.record({ adminId: COMMAND_LINE, ...action });
      return 'created';
    });
  }

  /** Does not change an existing profile. */
  private save({ id, email }: Identity, name: string) {
    return this.savePerson.execute({ identityId: id, email, provider: 'password', name, image: '', role: 'Worker' });
  }
}
