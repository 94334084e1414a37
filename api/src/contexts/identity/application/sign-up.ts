import { Injectable } from '@nestjs/common';
import { isStrongPassword } from '@kaaj/contract';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { WeakPassword } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { IdentitySettings } from './identity-settings';
import { PasswordHashLimiter, requesterOf } from './password-hash-limiter';
import { type AuthenticationResult, AuthenticationService } from './authentication-result';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The client's IP address. */
  readonly address: string;
}

@Injectable()
export class SignUp {
  constructor(
    private readonly settings: IdentitySettings,
    private readonly identities: IdentityProvider,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
    private readonly slots: PasswordHashLimiter,
    private readonly proofs: AuthenticationService,
  ) {}

  async execute({ email, password, address }: Credentials): Promise<AuthenticationResult> {
    if (!isStrongPassword(password)) throw new WeakPassword();
    await this.limits.take(this.uses.signUps(address));
    const prepared = await this.slots.run(
      () => this.identities.preparePassword(password),
      requesterOf({ email, address }),
    );
    const verified = !this.settings.verifyEmails;
    const identity = await this.identities.createAccount({ email, password: prepared, verified });
    // No mail about a new browser: it is the one of the sign-up.
    return this.proofs.of(identity, 'password', true);
  }
}
