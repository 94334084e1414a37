import { type Id } from '../../../kernel/ids';
import { type ExternalId, type ExternalProvider, type Identity, type Provider } from '../domain/identity';
import { type OpenedSession } from './sessions';

export const IDENTITY_SECONDS = 5 * 60;
export const TICKET_SECONDS = 10 * 60;
export const BROWSER_SECONDS = 365 * 24 * 60 * 60;

/** What the browser keeps while its window is away at a provider. */
export interface SignInTicket {
  readonly provider: ExternalProvider;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Where to send the window, and what it has to bring back. */
export interface AuthorizationRedirect {
  readonly page: string;
  readonly ticket: SignInTicket;
}

/** Somebody of a provider who still has to prove the account with their e-mail. */
export interface WaitingLink extends ExternalId {
  readonly email: string;
}

/** Somebody who proved the first factor. */
export interface Challenge {
  readonly sub: Id;
  readonly provider: Provider;
  /** Of the account, as it was then. */
  readonly version: number;
}

/** What an identity token proves. */
export interface AuthenticationContext {
  readonly provider: Provider;
  /** Whether a second factor was proved too. */
  readonly secondFactor: boolean;
  /** Whether this browser had proved the e-mail before. */
  readonly knownBrowser: boolean;
}

/** What was proved in a browser: a password, a provider or a mailed link; or the second factor besides. */
export type BrowserProof = 'first' | 'second-factor';

/** Makes the signed tokens that clients carry. */
export abstract class Tokens {
  /** Good for five minutes and for one session. */
  abstract identityToken(identity: Identity, proven: AuthenticationContext): string;

  /** Good for five minutes: their second factor is still to be proved. */
  abstract challengeToken(identity: Identity, provider: Provider): string;

  /** Whom a challenge is for; undefined for any other text, and for an old one. */
  abstract readChallenge(token: string): Challenge | undefined;

  /** Good for fifteen minutes, as long as its session lives. */
  abstract accessToken(session: Pick<OpenedSession, 'personId' | 'sessionId'>): string;

  /** The session that an access token is of; undefined for any other text, and for an old one. Whether it lives is not asked. */
  abstract sessionOf(accessToken: string): Id | undefined;

  /** Good for ten minutes. */
  abstract ticket(ticket: SignInTicket): string;

  /** The ticket in it; undefined for any other text, for one of another provider, and for an old one. */
  abstract readTicket(provider: ExternalProvider, token: string): SignInTicket | undefined;

  /** Good for ten minutes. */
  abstract linkToken(waiting: WaitingLink): string;

  /** What a link token says; undefined for any other text, and for an old one. */
  abstract readLink(token: string): WaitingLink | undefined;

  /**
   * For a browser that just proved `email`, good for a year: it has an allowance of its own for tries from then on. `earlier` is
   * the token it carried until now; the accounts that one knows stay known, up to five.
   */
  abstract browserToken(email: string, proof: BrowserProof, earlier?: string): string;

  /** The id of the browser that carries this token, where it proved `email` before, by that proof. */
  abstract browserKnownFor(email: string, proof: BrowserProof, token: string | undefined): string | undefined;
}
