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
}
