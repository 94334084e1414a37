import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { type Identity } from '../domain/identity';
import { InvalidCredential } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { PasswordTurns } from './password-turns';
import { type Proof, proofOf } from './proof';
import { type Credentials } from './sign-up';
import { Tokens } from './tokens';

@Injectable()
export class SignIn {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
    private readonly turns: PasswordTurns,
    private readonly tokens: Tokens,
  ) {}

  /** `googleLink` ties the Google person who waits for this proof to the account, when the e-mails are the same. */
  async execute(credentials: Credentials & { readonly googleLink?: string | undefined }): Promise<Proof> {
    const identity = await this.turns.run(() => this.prove(credentials));
    const link = credentials.googleLink === undefined ? undefined : this.tokens.readGoogleLink(credentials.googleLink);
    if (link?.email === identity.email) await this.identities.linkGoogle(identity.id, link.googleId);
    return proofOf(this.tokens, identity, 'password');
  }

  private async prove({ email, password, address }: Credentials): Promise<Identity> {
    const uses = this.uses.passwords(email, address);
    await this.limits.check(...uses);
    try {
      return await this.identities.proveByPassword(email, password);
    } catch (error) {
      if (error instanceof InvalidCredential) await this.limits.count(...uses);
      throw error;
    }
  }
}
