import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { InvalidCredential, NoPassword, WrongPassword } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { ownRequester, PasswordHashLimiter } from './password-hash-limiter';
import { type OwnSession, Sessions } from './sessions';

/** Confirms the identity of a signed-in person by password, and stores it as a fresh proof of the session. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
    private readonly slots: PasswordHashLimiter,
    private readonly sessions: Sessions,
  ) {}

  /** Throws WrongPassword, NoPassword for an account that only signs in through a provider, and RateLimitExceeded. */
  async execute({ personId, sessionId }: OwnSession, password: string): Promise<void> {
    const identity = found(await this.identities.find(personId));
    if (!(await this.identities.signInMethods(personId)).password) throw new NoPassword();
    await this.slots.run(() => this.prove(personId, identity.email, password), ownRequester(personId));
    await this.sessions.proved(sessionId);
  }

  private async prove(personId: Id, email: string, password: string): Promise<void> {
    const [wrong, right] = [this.uses.confirmations(personId), this.uses.rightConfirmations(personId)];
    await this.limits.check(wrong, right);
    try {
      await this.identities.proveByPassword(email, password);
    } catch (error) {
      if (!(error instanceof InvalidCredential)) throw error;
      await this.limits.count(wrong);
      throw new WrongPassword();
    }
    await this.limits.count(right);
  }
}
