import { Injectable } from '@nestjs/common';
import { isStrongPassword } from '@kaaj/contract';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { WeakPassword } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { IdentitySettings } from './identity-settings';
import { askerFor, PasswordTurns } from './password-turns';
import { type Proof, proofOf } from './proof';
import { Tokens } from './tokens';

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
    private readonly turns: PasswordTurns,
    private readonly tokens: Tokens,
  ) {}

  async execute({ email, password, address }: Credentials): Promise<Proof> {
    if (!isStrongPassword(password)) throw new WeakPassword();
    await this.limits.take(this.uses.signUps(address));
    const prepared = await this.turns.run(
      () => this.identities.preparePassword(password),
      askerFor({ email, address }),
    );
    const verified = !this.settings.verifyEmails;
    const identity = await this.identities.createAccount({ email, password: prepared, verified });
    return proofOf(this.tokens, identity, 'password');
  }
}
