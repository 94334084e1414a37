import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { Wallets } from '../../wallet';
import { IdentityProvider } from './identity-provider';
import { Membership } from './membership';
import { Sessions } from './sessions';

/**
 * Clears an address for whoever has just proved it: the account that somebody made of it without a proof goes, with its
 * password, sessions, name, photo, role and whatever coins an Admin gave it. Its owner gets a new account, with a new id, and
 * inherits nothing.
 */
@Injectable()
export class ReclaimUnverifiedEmail {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly membership: Membership,
    private readonly sessions: Sessions,
    private readonly wallets: Wallets,
  ) {}

  /** Joins the caller's unit of work. False, and nothing is changed: the address is verified. */
  async execute(id: Id): Promise<boolean> {
    if (!(await this.identities.forgetUnverified(id))) return false;
    await this.sessions.endAllOf(id);
    if (await this.membership.remove(id)) {
      await this.wallets.lock(id);
      await this.wallets.forfeit(id);
    }
    return true;
  }
}
