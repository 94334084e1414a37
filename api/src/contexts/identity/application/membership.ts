import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { Members } from '../../people';
import { IdentityProvider } from './identity-provider';
import { Sessions } from './sessions';
import { StartingCoinsRegistry } from './starting-coins-registry';

/**
 * Changes people's rights, and removes people. Every change joins the caller's unit of work, and ends their sessions, so
 * that it takes effect with the next request.
 */
@Injectable()
export class Membership {
  constructor(
    private readonly members: Members,
    private readonly sessions: Sessions,
    private readonly identities: IdentityProvider,
    private readonly welcomed: StartingCoinsRegistry,
  ) {}

  /** False: no such person, or an Admin. */
  async changeRole(id: Id, role: Role): Promise<boolean> {
    if (!(await this.members.changeRole(id, role))) return false;
    await this.sessions.endAllOf(id);
    return true;
  }

  /** Closes the account except for what suspended people may do. Access keys are disabled until the suspension ends. */
  async suspend(id: Id): Promise<void> {
    await this.members.suspend(id, true);
    await this.sessions.endBrowsersOf(id);
  }

  endSuspension(id: Id): Promise<void> {
    return this.members.suspend(id, false);
  }

  /** For the owner's command line, for an Admin who deletes their account, and for a removal. */
  async appoint(id: Id, role: 'Admin' | 'Worker'): Promise<void> {
    await this.members.appoint(id, role);
    await this.sessions.endAllOf(id);
  }

  /** Deletes name, e-mail, picture, account and sessions; the id stays. False: no such person, or an Admin. */
  async remove(id: Id): Promise<boolean> {
    const person = await this.members.find(id);
    if (!person || !(await this.members.remove(id))) return false;
    // Accounts from before addresses were stored received their coins too.
    if (person.verifiedAt !== null) await this.welcomed.add(person.email);
    await this.sessions.endAllOf(id);
    await this.identities.delete(id);
    return true;
  }
}
