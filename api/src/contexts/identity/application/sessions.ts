import { type Id } from '../../../kernel/ids';

export interface OpenedSession {
  readonly sessionId: Id;
  readonly personId: Id;
  /** Shown to its holder once; only a hash of it is kept. Works once. */
  readonly refreshToken: string;
}

/** The sessions that the server knows of: what is not here is over. */
export abstract class Sessions {
  abstract open(personId: Id): Promise<OpenedSession>;

  /** Trades a refresh token for the next one. Throws SessionOver; a token that was traded before ends its session. */
  abstract refresh(refreshToken: string): Promise<OpenedSession>;

  abstract end(sessionId: Id): Promise<void>;

  abstract endByRefreshToken(refreshToken: string): Promise<void>;

  abstract endAllOf(personId: Id): Promise<void>;

  /** Those of `sessionIds` that are over. */
  abstract ended(sessionIds: readonly Id[]): Promise<Set<Id>>;
}
