import { type Id } from '../../../kernel/ids';
import { type ExternalId, type ExternalProvider, type Identity, type Provider } from '../domain/identity';
import { type OpenedSession } from './sessions';

export const IDENTITY_SECONDS = 5 * 60;
export const TICKET_SECONDS = 10 * 60;
export const BROWSER_SECONDS = 365 * 24 * 60 * 60;

/** Stored in the browser during the sign-in at a provider. */
export interface SignInTicket {
  readonly provider: ExternalProvider;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Where to redirect the popup, and the ticket for its return. */
export interface AuthorizationRedirect {
  readonly page: string;
  readonly ticket: SignInTicket;
}

/** An external account that will be linked after the account's own proof. */
export interface WaitingLink extends ExternalId {
  readonly email: string;
}

/** A person who proved the first factor. */
export interface Challenge {
  readonly sub: Id;
  readonly provider: Provider;
  /** Version of the account at that time. */
  readonly version: number;
}

/** Content of an identity token. */
export interface AuthenticationContext {
  readonly provider: Provider;
  /** Whether a second factor was proved too. */
  readonly secondFactor: boolean;
  /** Whether this browser had proved the e-mail before. */
  readonly knownBrowser: boolean;
}

/** A new password or a later owner of the address has another one. */
export type AccountVersion = Pick<Identity, 'id' | 'version'>;

/** What was proved in a browser. first: a password, a provider or a mailed link; second-factor: that in addition. */
export type BrowserProof = 'first' | 'second-factor';

/** Issues and reads signed tokens. */
export abstract class Tokens {
  /** Valid for five minutes and one session. */
  abstract identityToken(identity: Identity, proven: AuthenticationContext): string;

  /** Valid for five minutes: the second factor has to be proved. */
  abstract challengeToken(identity: Identity, provider: Provider): string;

  /** The challenge; undefined for an invalid or expired token. */
  abstract readChallenge(token: string): Challenge | undefined;

  /** Valid for fifteen minutes, while its session exists. */
  abstract accessToken(session: Pick<OpenedSession, 'personId' | 'sessionId'>): string;

  /**
   * The session of an access token; undefined for an invalid or expired one. Does not check whether the session exists.
   */
  abstract sessionOf(accessToken: string): Id | undefined;

  /** Valid for ten minutes. */
  abstract ticket(ticket: SignInTicket): string;

  /** The ticket; undefined for an invalid or expired one, or one of another provider. */
  abstract readTicket(provider: ExternalProvider, token: string): SignInTicket | undefined;

  /** Valid for ten minutes. */
  abstract linkToken(waiting: WaitingLink): string;

  /** The content of a link token; undefined for an invalid or expired one. */
  abstract readLink(token: string): WaitingLink | undefined;

  /**
   * Marks the browser as having proved the account, for a year and in its current version; it gets its own rate limits.
   * `earlier`: its previous token, whose accounts are carried over, up to five.
   */
  abstract browserToken(identity: AccountVersion, proof: BrowserProof, earlier?: string): string;

  /** The id of the browser, if its token contains the account in its current version with this proof. */
  abstract browserKnownFor(
    identity: AccountVersion | undefined,
    proof: BrowserProof,
    token: string | undefined,
  ): string | undefined;
}
