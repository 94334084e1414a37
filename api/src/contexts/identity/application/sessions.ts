import { type Id } from '../../../kernel/ids';

/** Idle timeout of a browser's session. */
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;

/** Absolute lifetime of a session. */
export const SESSION_SECONDS = 180 * 24 * 60 * 60;

/** How long a proof counts as fresh. */
export const FRESH_MS = 10 * 60_000;

export interface Opening extends ClientInfo {
  readonly personId: Id;
  /** Whether a second factor was proved too. */
  readonly secondFactor: boolean;
}

export interface OwnSession {
  readonly personId: Id;
  readonly sessionId: Id;
}

export interface OpenedSession {
  readonly sessionId: Id;
  readonly personId: Id;
  /** Single-use; only its hash is stored. */
  readonly refreshToken: string;
}

export interface ClientInfo {
  /** User-Agent. */
  readonly browser: string;
  /** The client's IP address. */
  readonly address: string;
}

/** A signed-in browser. Times are milliseconds since the epoch. */
export interface Device extends ClientInfo {
  readonly sessionId: Id;
  readonly openedAt: number;
  /** Updated at each refresh, about every quarter of an hour. */
  readonly usedAt: number;
}

/** A callback in the unit of work that ends all sessions of a person but `spared`. */
export type AllEnding = (personId: Id, spared: Id | undefined) => Promise<void>;

/** Stores sessions. A session without a row has ended. */
export abstract class Sessions {
  abstract open(opening: Opening): Promise<OpenedSession>;

  /** Stores a fresh proof of the session: password, code or provider. */
  abstract proved(sessionId: Id): Promise<void>;

  abstract secondFactorProved(sessionId: Id): Promise<void>;

  /**
   * Opens a delegated session without tokens. It ends with the person's other sessions, or at `until` (milliseconds
   * since the epoch).
   */
  abstract lend(personId: Id, until: number): Promise<Id>;

  /**
   * Exchanges a refresh token for the next one. For half a minute the same browser may repeat the call with the same
   * result, in case the response was lost. Any other use of a former token ends the session. Throws SessionExpired.
   */
  abstract refresh(refreshToken: string, client: ClientInfo): Promise<OpenedSession>;

  /** Registers a callback for the end of all sessions of a person; called during startup. */
  abstract whenAllEnd(ending: AllEnding): void;

  abstract end(sessionId: Id): Promise<void>;

  /** Ends the session of a current or former refresh token. */
  abstract endByRefreshToken(refreshToken: string): Promise<void>;

  /** Also invalidates all identity tokens and challenges of the person. */
  abstract endAllOf(personId: Id): Promise<void>;

  /** Ends browsers' sessions, identity tokens and challenges, as `endAllOf` does; delegated sessions continue. */
  abstract endBrowsersOf(personId: Id): Promise<void>;

  /** Like `endAllOf`, except for one session. */
  abstract endOthersOf(personId: Id, sessionId: Id): Promise<void>;

  /** False: this person has no such session. */
  abstract endOwn(personId: Id, sessionId: Id): Promise<boolean>;

  /** Browsers in which a person is signed in, last used first, at most a hundred. */
  abstract devicesOf(personId: Id): Promise<readonly Device[]>;

  /**
   * People with a session that was ended after `mark`, an id. Expired sessions are not included, nor ends of more than
   * ten minutes ago.
   */
  abstract personsEndedSince(mark: Id): Promise<Set<Id>>;

  abstract ended(sessionIds: readonly Id[]): Promise<Set<Id>>;
}
