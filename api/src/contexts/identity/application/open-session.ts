import { Injectable } from '@nestjs/common';
import { type Person } from '../domain/person';
import { ProfileIncomplete } from '../domain/identity.errors';
import { People } from './people';
import { type OpenedSession, type Place, Sessions } from './sessions';
import { Tokens } from './tokens';

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Turns a proof of identity into a session. Throws ProfileIncomplete for somebody who was never saved. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
  ) {}

  async execute(email: string, place: Place): Promise<SessionTokens & { readonly person: Person }> {
    const person = await this.people.find(email);
    if (!person) throw new ProfileIncomplete();
    return { ...tokensOf(this.tokens, await this.sessions.open(person.id, place)), person };
  }
}

/** Trades a refresh token for a new pair. Throws SessionOver. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
  ) {}

  async execute(refreshToken: string, place: Place): Promise<SessionTokens> {
    return tokensOf(this.tokens, await this.sessions.refresh(refreshToken, place));
  }
}

function tokensOf(tokens: Tokens, session: OpenedSession): SessionTokens {
  return { accessToken: tokens.accessToken(session), refreshToken: session.refreshToken };
}
