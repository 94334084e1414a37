import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { People } from '../../people';
import { InvalidVerificationToken } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { MailedTokens } from './mailed-tokens';
import { Membership } from './membership';
import { StartingCoins } from './starting-coins';
import { VerificationMails } from './verification-mails';

/** Mails the link again, unless the address is verified. Throws RateLimitExceeded. */
@Injectable()
export class ResendVerification {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly mails: VerificationMails,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
  ) {}

  async execute(personId: Id): Promise<void> {
    const { email, verifiedAt } = await this.people.get(personId);
    if (verifiedAt !== null) return;
    await this.limits.take(this.uses.verificationMails(email));
    await this.unitOfWork.run(() => this.mails.enqueue(personId));
  }
}

/**
 * Verifies the address of a signed-in person with the mailed token, and grants the starting coins. The token alone does
 * not suffice: the owner of the address must not confirm an account that a stranger created with it. Throws
 * InvalidVerificationToken.
 */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: MailedTokens,
    private readonly identities: IdentityProvider,
    private readonly membership: Membership,
    private readonly people: People,
    private readonly startingCoins: StartingCoins,
  ) {}

  execute(personId: Id, token: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if ((await this.tokens.redeem('verification', token)) !== personId) throw new InvalidVerificationToken();
      if (!(await this.identities.verify(personId))) return;
      await this.membership.verify(personId);
      const { id, email, role } = await this.people.get(personId);
      if (role !== 'Admin') await this.startingCoins.grant({ id, email, role, provider: 'password' });
    });
  }
}
