import { type Id } from '../../../kernel/ids';

/** A browser that is not used for this long has to sign in again. */
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;

/** However much it is used, a session that was opened this long ago is over. */
export const SESSION_SECONDS = 180 * 24 * 60 * 60;

/** So long a proof counts for what asks for a fresh one. */
export const FRESH_MS = 10 * 60_000;

/** What was proved when a session was opened. */
export interface Opening extends ClientInfo {
  readonly personId: Id;
  /** Whether a second factor was proved too. */
  readonly secondFactor: boolean;
}

/** The session that somebody acts in. */
export interface OwnSession {
  readonly personId: Id;
  readonly sessionId: Id;
}

export interface OpenedSession {
  readonly sessionId: Id;
  readonly personId: Id;
  /** Shown to its holder once; only a hash of it is kept. Works once. */
  readonly refreshToken: string;
}

/** Where a session is used. */
export interface ClientInfo {
  /** What the browser calls itself. */
  readonly browser: string;
  /** The client's IP address. */
  readonly address: string;
}

/** A browser that is signed in. Times are milliseconds since the epoch. */
export interface Device extends ClientInfo {
  readonly sessionId: Id;
  readonly openedAt: number;
  /** A browser in use says so every quarter of an hour. */
  readonly usedAt: number;
}

/** Joins the unit of work in which all sessions of a person end, but for `spared`, which goes on. */
export type AllEnding = (personId: Id, spared: Id | undefined) => Promise<void>;

/** The sessions that the server knows of: what is not here is over. */
export abstract class Sessions {
  abstract open(opening: Opening): Promise<OpenedSession>;

  /** Its person proved in it that they are who they are: by their password, a code or a provider. */
  abstract proved(sessionId: Id): Promise<void>;

  /** Its person proved a second factor in it. */
  abstract secondFactorProved(sessionId: Id): Promise<void>;

  /** Opens one without tokens, for whoever is told its id; it ends with the person's others, or at `until` (milliseconds since the epoch). */
  abstract lend(personId: Id, until: number): Promise<Id>;

  /**
   * Trades a refresh token for the next one. For half a minute the browser that traded it gets the same next one again: its
   * answer may have got lost. Throws SessionExpired; any other use of a token that was this session's before ends the session.
   */
  abstract refresh(refreshToken: string, place: ClientInfo): Promise<OpenedSession>;

  /** Names what ends with all sessions of a person, or all but one; called while the application is put together. */
  abstract whenAllEnd(ending: AllEnding): void;

  abstract end(sessionId: Id): Promise<void>;

  /** Ends the session of which this is a refresh token, or once was. */
  abstract endByRefreshToken(refreshToken: string): Promise<void>;

  /** Also outdates each identity token and challenge of the person, so that none of them opens a session again. */
  abstract endAllOf(personId: Id): Promise<void>;

  /** Ends the sessions of browsers, and outdates identity tokens and challenges as `endAllOf` does; what was lent goes on. */
  abstract endBrowsersOf(personId: Id): Promise<void>;

  /** Like `endAllOf`, but one session goes on. */
  abstract endOthersOf(personId: Id, sessionId: Id): Promise<void>;

  /** False: this person has no such session. */
  abstract endOwn(personId: Id, sessionId: Id): Promise<boolean>;

  /** The browsers somebody is signed in with, the latest used first, at most a hundred. */
  abstract devicesOf(personId: Id): Promise<readonly Device[]>;

  /**
   * People of whom a session was ended after `mark`, an id, by anybody. It says nothing of sessions that ran out, nor of what
   * was ended more than ten minutes ago.
   */
  abstract leftSince(mark: Id): Promise<Set<Id>>;

  /** Those of `sessionIds` that are over. */
  abstract ended(sessionIds: readonly Id[]): Promise<Set<Id>>;
}
