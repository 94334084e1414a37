import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type GooglePerson, type Identity } from '../domain/identity';
import { GoogleNeedsPassword } from '../domain/identity.errors';
import { IdentityProvider } from './identity-provider';
import { type Proof, proofOf } from './proof';
import { TakeOver } from './take-over';
import { Tokens } from './tokens';

/** Either a proof of identity, or a token that waits for the password of the account with the same e-mail. */
export type GoogleOutcome = { readonly proof: Proof } | { readonly linkToken: string };

@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: IdentityProvider,
    private readonly takeOver: TakeOver,
    private readonly tokens: Tokens,
  ) {}

  async execute(person: GooglePerson): Promise<GoogleOutcome> {
    try {
      return this.proofOf(await this.identities.proveByGoogle(person));
    } catch (error) {
      if (!(error instanceof GoogleNeedsPassword)) throw error;
      return this.fromWhoeverHasNotProvedIt(person);
    }
  }

  /** Where the account with this e-mail is verified, only its password ties it to the Google person. */
  private async fromWhoeverHasNotProvedIt(person: GooglePerson): Promise<GoogleOutcome> {
    const proven = await this.unitOfWork.run(async () => {
      const holder = await this.identities.findByEmail(person.email);
      if (!holder || !(await this.takeOver.execute(holder.id))) return undefined;
      return this.identities.proveByGoogle(person);
    });
    // Another window of theirs was quicker: it made the account that is theirs now.
    const own = proven ?? (await this.identities.findByGoogle(person.googleId));
    return own ? this.proofOf(own) : { linkToken: this.tokens.googleLinkToken(person.googleId, person.email) };
  }

  private proofOf(identity: Identity): GoogleOutcome {
    return { proof: proofOf(this.tokens, identity, 'google') };
  }
}
