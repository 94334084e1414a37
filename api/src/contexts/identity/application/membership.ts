import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { Members, type NewMember, type Profile } from '../../people';
import { IdentityProvider } from './identity-provider';
import { Sessions } from './sessions';
import { StartingCoinsRegistry } from './starting-coins-registry';

/**
 * Changes who belongs to the product and as what. Every change joins the caller's unit of work, and one of a person's rights ends
 * their sessions, so that it holds from the very next request.
 */
@Injectable()
export class Membership {
  constructor(
    private readonly members: Members,
    private readonly sessions: Sessions,
    private readonly identities: IdentityProvider,
    private readonly welcomed: StartingCoinsRegistry,
    private readonly clock: Clock,
  ) {}

  /** True when the person was new; false, and nothing changed, when they had joined before. */
  join(person: NewMember): Promise<boolean> {
    return this.members.add(person, this.clock.now());
  }

  /** Takes over what is given; does nothing for somebody who never joined. */
  rename(id: Id, profile: Profile): Promise<void> {
    return this.members.rename(id, profile);
  }

  /** The address is theirs from now on. */
  verify(id: Id): Promise<void> {
    return this.members.verify(id, this.clock.now());
  }

  /** From now on they sign in with a second factor, or without. */
  guard(id: Id, on: boolean): Promise<void> {
    return this.members.guard(id, on ? this.clock.now() : null);
  }

  /** False: no such person, or an Admin. */
  async changeRole(id: Id, role: Role): Promise<boolean> {
    if (!(await this.members.changeRole(id, role))) return false;
    await this.sessions.endAllOf(id);
    return true;
  }

  /** Closes the account but for what stays open to whoever is suspended. Keys open nothing meanwhile, and are there again when it ends. */
  async suspend(id: Id): Promise<void> {
    await this.members.suspend(id, this.clock.now());
    await this.sessions.endBrowsersOf(id);
  }

  endSuspension(id: Id): Promise<void> {
    return this.members.suspend(id, null);
  }

  /** For the owner's command line alone. */
  promote(id: Id): Promise<void> {
    return this.appoint(id, 'Admin');
  }

  /** For the owner's command line, and for an Admin who leaves. */
  demote(id: Id): Promise<void> {
    return this.appoint(id, 'Worker');
  }

  private async appoint(id: Id, role: Role): Promise<void> {
    await this.members.appoint(id, role);
    await this.sessions.endAllOf(id);
  }

  /** Takes the name, e-mail, picture, account and sessions away; the id stays. False: no such person, or an Admin. */
  async remove(id: Id): Promise<boolean> {
    const person = await this.members.find(id);
    if (!person || !(await this.members.remove(id, this.clock.now()))) return false;
    // Somebody from before addresses were remembered had their coins too.
    if (person.verifiedAt !== null) await this.welcomed.add(person.email);
    await this.sessions.endAllOf(id);
    await this.identities.forget(id);
    return true;
  }
}
