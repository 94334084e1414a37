import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { RateLimits, TooManyTries } from '../../../platform/limits/rate-limits';
import { type Person } from '../domain/person';
import { IdentityTokenOver, ProfileIncomplete } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { People } from './people';
import { SecondFactors } from './second-factors';
import { SecurityNotices } from './security-notices';
import { type OpenedSession, type Place, Sessions } from './sessions';
import { Tokens } from './tokens';

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What an identity token says. */
export interface IdentityProof {
  readonly identityId: Id;
  readonly email: string;
  readonly secondFactor: boolean;
  readonly knownBrowser: boolean;
  readonly tokenId: string;
  readonly version: number;
}

/**
 * Turns an identity token into a session, once. Throws ProfileIncomplete for somebody who was never saved, and
 * IdentityTokenOver where the token was used before, is outdated, or lacks the second factor that is on by now.
 */
@Injectable()
export class OpenSession {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly identities: IdentityProvider,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
    private readonly tokens: Tokens,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
  ) {}

  async execute(proven: IdentityProof, place: Place): Promise<SessionTokens & { readonly person: Person }> {
    const person = await this.people.find(proven.email);
    if (!person) throw new ProfileIncomplete();
    const session = await this.unitOfWork.run(async () => {
      await this.useUp(proven);
      if (!proven.knownBrowser) await this.notices.tell(person.id, 'new-device', place.address);
      return this.sessions.open({ personId: person.id, secondFactor: proven.secondFactor, ...place });
    });
    return { ...tokensOf(this.tokens, session), person };
  }

  /** Holds the account, so that nothing outdates the token before the session is there to be ended. */
  private async useUp({ identityId, tokenId, version, secondFactor }: IdentityProof): Promise<void> {
    const identity = await this.identities.hold(identityId);
    if (identity?.version !== version) throw new IdentityTokenOver();
    const factor = await this.factors.find(identityId);
    if (factor?.on && !secondFactor) throw new IdentityTokenOver();
    try {
      await this.limits.take(this.uses.identityTokens(tokenId));
    } catch (error) {
      throw error instanceof TooManyTries ? new IdentityTokenOver() : error;
    }
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
