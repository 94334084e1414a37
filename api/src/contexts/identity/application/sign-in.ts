import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { type Identity } from '../domain/identity';
import { InvalidCredential } from '../domain/identity.errors';
import { IdentityLimits, type LoginAttempt } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { LinkExternal } from './link-external';
import { PasswordHashLimiter, requesterOf } from './password-hash-limiter';
import { isComplete, type AuthenticationResult, AuthenticationService } from './authentication-result';
import { type Credentials } from './sign-up';
import { Tokens } from './tokens';

type SignInAttempt = Credentials & { readonly link?: string | undefined; readonly browser?: string | undefined };

@Injectable()
export class SignIn {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
    private readonly slots: PasswordHashLimiter,
    private readonly tokens: Tokens,
    private readonly proofs: AuthenticationService,
    private readonly linkExternal: LinkExternal,
  ) {}

  /**
   * `link` links the pending external account after this proof, if the e-mails match and no second factor is required.
   * `browser`: the browser's token, if any.
   */
  async execute({ link, browser, ...credentials }: SignInAttempt): Promise<AuthenticationResult> {
    const { email, address } = credentials;
    const browserId = this.tokens.browserKnownFor(email, 'first', browser);
    const attempt = { email, address, browserId };
    const identity = await this.slots.run(() => this.prove(attempt, credentials.password), requesterOf(attempt));
    const proof = await this.proofs.of(identity, 'password', browserId !== undefined);
    if (isComplete(proof)) await this.linkExternal.execute(identity, link);
    return proof;
  }

  private async prove(attempt: LoginAttempt, password: string): Promise<Identity> {
    const { email, browserId } = attempt;
    const wrong = this.uses.passwords(attempt);
    const right = this.uses.signIns(attempt);
    await this.limits.check(...wrong, right, ...(browserId === undefined ? [this.uses.strangersPause(email)] : []));
    try {
      const identity = await this.identities.proveByPassword(email, password);
      await this.limits.count(right);
      return identity;
    } catch (error) {
      if (error instanceof InvalidCredential) {
        await this.limits.count(...wrong);
        if (browserId === undefined) await this.slowStrangersDown(email);
      }
      throw error;
    }
  }

  private async slowStrangersDown(email: string): Promise<void> {
    const strangers = this.uses.strangers(email);
    await this.limits.count(strangers);
    const wrong = await this.limits.used(strangers);
    if (wrong >= strangers.most) await this.limits.count(this.uses.strangersPause(email, wrong));
  }
}
