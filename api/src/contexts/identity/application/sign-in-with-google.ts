import { Injectable } from '@nestjs/common';
import { type GooglePerson } from '../domain/identity';
import { GoogleNeedsPassword } from '../domain/identity.errors';
import { IdentityProvider } from './identity-provider';
import { type Proof, proofOf } from './proof';
import { Tokens } from './tokens';

/** Either a proof of identity, or a token that waits for the password of the account with the same e-mail. */
export type GoogleOutcome = { readonly proof: Proof } | { readonly linkToken: string };

@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly tokens: Tokens,
  ) {}

  async execute(person: GooglePerson): Promise<GoogleOutcome> {
    try {
      return { proof: proofOf(this.tokens, await this.identities.proveByGoogle(person), 'google') };
    } catch (error) {
      if (!(error instanceof GoogleNeedsPassword)) throw error;
      return { linkToken: this.tokens.googleLinkToken(person.googleId, person.email) };
    }
  }
}
