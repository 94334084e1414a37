import { Injectable } from '@nestjs/common';
import { isStrongPassword } from '@kaaj/contract';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { type Identity } from '../domain/identity';
import { EmailAlreadyInUse, WeakPassword } from '../domain/identity.errors';
import { COMMAND_LINE } from './command-line';
import { IdentityProvider } from './identity-provider';
import { Membership } from './membership';
import { SavePerson } from './save-person';
import { ReclaimUnverifiedEmail } from './reclaim-unverified-email';

interface Appointment {
  readonly email: string;
  readonly name: string;
  /** Of a new account, and of one whose address was never verified. */
  readonly password: string;
  /** Whether somebody who has the address already shall become the Admin. */
  readonly promote: boolean;
}

/** How somebody became an Admin: with a new account, with the one that they had verified, or long ago. */
export type Appointed = 'created' | 'promoted' | 'already';

/**
 * Makes an Admin of an address, for which the owner vouches. Whoever had made an account of it without proving it keeps
 * nothing; whoever had proved it keeps account and password. Throws EmailAlreadyInUse unless told to promote, and WeakPassword.
 */
@Injectable()
export class AppointAdmin {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: IdentityProvider,
    private readonly savePerson: SavePerson,
    private readonly membership: Membership,
    private readonly takeOver: ReclaimUnverifiedEmail,
    private readonly audit: AuditLog,
  ) {}

  async execute(appointment: Appointment): Promise<Appointed> {
    const holder = await this.identities.findByEmail(appointment.email);
    if (holder && !appointment.promote) throw new EmailAlreadyInUse();
    if (holder && holder.verifiedAt !== null) return this.promote(holder, appointment.name);
    return this.create(appointment, holder);
  }

  private promote(holder: Identity, name: string): Promise<Appointed> {
    return this.unitOfWork.run(async (): Promise<Appointed> => {
      const { role } = await this.save(holder, name);
      if (role === 'Admin') return 'already';
      await this.membership.promote(holder.id);
      const details = { from: role, to: 'Admin' };
      await this.audit.record({
        adminId: COMMAND_LINE,
        action: 'role-changed',
        subject: holder.id,
        personId: holder.id,
        details,
      });
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
      await this.membership.promote(identity.id);
      await this.audit.record({
        adminId: COMMAND_LINE,
        action: 'admin-created',
        subject: identity.id,
        personId: identity.id,
        details: { takenOver },
      });
      return 'created';
    });
  }

  /** Somebody who has a profile keeps it. */
  private save({ id, email }: Identity, name: string) {
    return this.savePerson.execute({ identityId: id, email, provider: 'password', name, image: '', role: 'Worker' });
  }
}
