import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Identity } from '../domain/identity';
import { ChallengeExpired, InvalidCredential } from '../domain/identity.errors';
import { ConfirmCode } from './confirm-code';
import { IdentityLimits, type LoginAttempt } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { PasswordHashLimiter, requesterOf } from './password-hash-limiter';
import { isComplete, type AuthenticationResult, AuthenticationService } from './authentication-result';
import { SecurityNotices } from './security-notices';
import { type Credentials } from './sign-up';
import { Tokens } from './tokens';

/**
 * `link`: links the pending external account of this browser after the proof, if the e-mails match and no second factor
 * is left to prove. `browser`: the browser's token. Both if there is one.
 */
interface BrowserTokens {
  readonly link?: string | undefined;
  readonly browser?: string | undefined;
}

@Injectable()
export class SignIn {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: IdentityProvider,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
    private readonly slots: PasswordHashLimiter,
    private readonly tokens: Tokens,
    private readonly proofs: AuthenticationService,
    private readonly confirmCode: ConfirmCode,
    private readonly notices: SecurityNotices,
  ) {}

  /** Throws InvalidCredential, RateLimitExceeded and TooBusy. */
  async execute({ link, browser, ...credentials }: Credentials & BrowserTokens): Promise<AuthenticationResult> {
    const { email, address } = credentials;
    const holder = browser === undefined ? undefined : await this.identities.findByEmail(email);
    const browserId = this.tokens.browserKnownFor(holder, 'first', browser);
    const attempt = { email, address, browserId };
    const identity = await this.slots.run(() => this.prove(attempt, credentials.password), requesterOf(attempt));
    const proof = await this.proofs.of(identity, 'password', browserId !== undefined);
    if (isComplete(proof)) await this.linkExternal(identity, link);
    return proof;
  }

  /**
   * Verifies the second factor between a first proof (password or provider) and the identity token. Throws
   * ChallengeExpired where the first proof is too old or the password changed since, WrongCode and RateLimitExceeded.
   */
  async answerChallenge(token: string, code: string, { link, browser }: BrowserTokens): Promise<AuthenticationResult> {
    const challenge = this.tokens.readChallenge(token);
    const identity = challenge && (await this.identities.find(challenge.sub));
    if (!identity || identity.version !== challenge.version) throw new ChallengeExpired();
    const browserId = this.tokens.browserKnownFor(identity, 'second-factor', browser);
    await this.confirmCode.execute(identity.id, code, browserId);
    await this.linkExternal(identity, link);
    const { provider } = challenge;
    return this.proofs.whole(identity, { provider, secondFactor: true, knownBrowser: browserId !== undefined });
  }

  /** An invalid or missing link is ignored. */
  private async linkExternal({ id, email }: Identity, link: string | undefined): Promise<void> {
    const waiting = link === undefined ? undefined : this.tokens.readLink(link);
    if (waiting?.email !== email) return;
    await this.unitOfWork.run(async () => {
      if (await this.identities.linkExternal(id, waiting)) await this.notices.notify(id, `${waiting.provider}-linked`);
    });
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
