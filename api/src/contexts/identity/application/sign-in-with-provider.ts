import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { StorePicture } from '../../images';
import { type ExternalPerson, type Identity } from '../domain/identity';
import { needsPassword } from '../domain/identity.errors';
import { GooglePhotos } from './google-photos';
import { IdentityProvider } from './identity-provider';
import { type AuthenticationResult, AuthenticationService } from './authentication-result';
import { ReclaimUnverifiedEmail } from './reclaim-unverified-email';
import { Tokens } from './tokens';

/** A proof of identity, or a token that requires the password of the account with the same e-mail. */
export type ProviderOutcome = { readonly proof: AuthenticationResult } | { readonly linkToken: string };

@Injectable()
export class SignInWithProvider {
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
  async execute(person: ExternalPerson, browser?: string): Promise<ProviderOutcome> {
    const proven = await this.identities.proveByProvider(person);
    return proven ? this.welcome(person, browser, proven) : this.fromWhoeverHasNotProvedIt(person, browser);
  }

  /** A verified account with this e-mail is linked only by its password. */
  private async fromWhoeverHasNotProvedIt(
    person: ExternalPerson,
    browser: string | undefined,
  ): Promise<ProviderOutcome> {
    const proven = await this.unitOfWork.run(async () => {
      const holder = await this.identities.findByEmail(person.email);
      if (!holder || !(await this.takeOver.execute(holder.id))) return undefined;
      const owned = await this.identities.proveByProvider(person);
      // Rolls back the removal of the unverified account.
      if (!owned) throw needsPassword(person.provider);
      return owned;
    });
    if (proven) return this.welcome(person, browser, proven);
    // A concurrent sign-in of the same person created the account.
    const own = await this.identities.findByProvider(person);
    if (own) return this.welcome(person, browser, { identity: own, isNew: false });
    return { linkToken: this.tokens.linkToken(person) };
  }

  private async welcome(
    { provider, picture }: ExternalPerson,
    browser: string | undefined,
    { identity, isNew }: { identity: Identity; isNew: boolean },
  ): Promise<ProviderOutcome> {
    const photoURL = isNew ? await this.storePhoto(identity.id, picture) : identity.photoURL;
    const known = isNew || this.tokens.browserKnownFor(identity, 'first', browser) !== undefined;
    return { proof: await this.proofs.of({ ...identity, photoURL }, provider, known) };
  }

  /** Stores our own copy, since pages only load our own pictures. Sign-in continues without a photo. */
  private async storePhoto(id: Id, address: string): Promise<string> {
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
