import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { Wallets } from '../../wallet';
import { IdentityProvider } from './identity-provider';
import { Membership } from './membership';
import { Sessions } from './sessions';

/**
 * Deletes an unverified account when its address is proved by its owner, with password, sessions, name, photo, role and
 * coins. The owner gets a new account with a new id.
 */
@Injectable()
export class ReclaimUnverifiedEmail {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly membership: Membership,
    private readonly sessions: Sessions,
    private readonly wallets: Wallets,
  ) {}

  /** Joins the caller's unit of work. Returns false, without changes, where the address is verified. */
  async execute(id: Id): Promise<boolean> {
    if (!(await this.identities.deleteUnverified(id))) return false;
    await this.sessions.endAllOf(id);
    if (await this.membership.remove(id)) {
      await this.wallets.lock(id);
      await this.wallets.forfeit(id);
    }
    return true;
  }
}
