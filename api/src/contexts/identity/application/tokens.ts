import { type Identity, type Provider } from '../domain/identity';
import { type OpenedSession } from './sessions';

/** Makes the signed tokens that clients carry. */
export abstract class Tokens {
  /** Good for five minutes. */
  abstract identityToken(identity: Identity, provider: Provider): string;

  /** Good for fifteen minutes, as long as its session lives. */
  abstract accessToken(session: Pick<OpenedSession, 'personId' | 'sessionId'>): string;

  /** Good for ten minutes: this Google person still has to prove the password of the account with their e-mail. */
  abstract googleLinkToken(googleId: string, email: string): string;

  /** What a link token says; undefined for any other text, and for an old one. */
  abstract readGoogleLink(token: string): { readonly googleId: string; readonly email: string } | undefined;

  /**
   * For a browser that just proved `email`, good for a year: it has an allowance of its own for tries from then on. `earlier` is
   * the token it carried until now; the accounts that one knows stay known, up to five.
   */
  abstract browserToken(email: string, earlier?: string): string;

  /** The id of the browser that carries this token, where it proved `email` before. */
  abstract browserKnownFor(email: string, token: string): string | undefined;
}
