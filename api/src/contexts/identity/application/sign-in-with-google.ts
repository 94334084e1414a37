import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { StorePicture } from '../../images';
import { type GooglePerson, type Identity } from '../domain/identity';
import { GoogleNeedsPassword } from '../domain/identity.errors';
import { GooglePhotos } from './google-photos';
import { IdentityProvider } from './identity-provider';
import { type AuthenticationResult, AuthenticationService } from './authentication-result';
import { ReclaimUnverifiedEmail } from './reclaim-unverified-email';
import { Tokens } from './tokens';

/** Either a proof of identity, or a token that waits for the password of the account with the same e-mail. */
export type GoogleOutcome = { readonly proof: AuthenticationResult } | { readonly linkToken: string };

@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: IdentityProvider,
    private readonly takeOver: ReclaimUnverifiedEmail,
    private readonly tokens: Tokens,
    private readonly proofs: AuthenticationService,
    private readonly photos: GooglePhotos,
    private readonly storePicture: StorePicture,
  ) {}

  /** `browser` as in SignIn. */
  async execute(person: GooglePerson, browser?: string): Promise<GoogleOutcome> {
    try {
      return await this.welcome(person, browser, await this.identities.proveByGoogle(person));
    } catch (error) {
      if (!(error instanceof GoogleNeedsPassword)) throw error;
      return this.fromWhoeverHasNotProvedIt(person, browser);
    }
  }

  /** Where the account with this e-mail is verified, only its password ties it to the Google person. */
  private async fromWhoeverHasNotProvedIt(person: GooglePerson, browser: string | undefined): Promise<GoogleOutcome> {
    const proven = await this.unitOfWork.run(async () => {
      const holder = await this.identities.findByEmail(person.email);
      if (!holder || !(await this.takeOver.execute(holder.id))) return undefined;
      return this.identities.proveByGoogle(person);
    });
    if (proven) return this.welcome(person, browser, proven);
    // Another window of theirs was quicker: it made the account that is theirs now.
    const own = await this.identities.findByGoogle(person.googleId);
    if (own) return this.welcome(person, browser, { identity: own, isNew: false });
    return { linkToken: this.tokens.googleLinkToken(person.googleId, person.email) };
  }

  private async welcome(
    { picture }: GooglePerson,
    browser: string | undefined,
    { identity, isNew }: { identity: Identity; isNew: boolean },
  ): Promise<GoogleOutcome> {
    const photoURL = isNew ? await this.keepPhoto(identity.id, picture) : identity.photoURL;
    const known = isNew || this.tokens.browserKnownFor(identity.email, 'first', browser) !== undefined;
    return { proof: await this.proofs.of({ ...identity, photoURL }, 'google', known) };
  }

  /** A copy of our own, since pages load pictures from nowhere else. Nobody stays outside for want of a photo. */
  private async keepPhoto(id: Id, address: string): Promise<string> {
    const file = await this.photos.fetch(address);
    if (!file) return '';
    try {
      const photoURL = await this.storePicture.execute({ id, network: id }, file);
      await this.identities.changeProfile(id, { photoURL });
      return photoURL;
    } catch (error) {
      if (error instanceof DomainError) return '';
      throw error;
    }
  }
}
