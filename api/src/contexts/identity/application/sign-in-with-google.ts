import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error';
import { type Id } from '../../../kernel/ids';
import { StorePicture } from '../../images';
import { type GooglePerson } from '../domain/identity';
import { GoogleNeedsPassword } from '../domain/identity.errors';
import { GooglePhotos } from './google-photos';
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
    private readonly photos: GooglePhotos,
    private readonly storePicture: StorePicture,
  ) {}

  async execute(person: GooglePerson): Promise<GoogleOutcome> {
    try {
      const { identity, isNew } = await this.identities.proveByGoogle(person);
      const photoURL = isNew ? await this.keepPhoto(identity.id, person.picture) : identity.photoURL;
      return { proof: proofOf(this.tokens, { ...identity, photoURL }, 'google') };
    } catch (error) {
      if (!(error instanceof GoogleNeedsPassword)) throw error;
      return { linkToken: this.tokens.googleLinkToken(person.googleId, person.email) };
    }
  }
  /** A copy of our own, since pages load pictures from nowhere else. Nobody stays outside for want of a photo. */
  private async keepPhoto(id: Id, address: string): Promise<string> {
    const file = await this.photos.fetch(address);
    if (!file) return '';
    try {
      const photoURL = await this.storePicture.execute(id, file);
      await this.identities.changeProfile(id, { photoURL });
      return photoURL;
    } catch (error) {
      if (error instanceof DomainError) return '';
      throw error;
    }
  }
}
