import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { type Authentication, type VerifiedIdentity, type Session } from '../../../../platform/http/authentication';
import { IdentitySettings } from '../../application/identity-settings';
import { FRESH_MS } from '../../application/sessions';
import { JwtTokens } from './jwt-tokens';

const SESSION = sql`
  SELECT person.id AS personId, person.email AS email, person.role AS role, person.verified_at AS verifiedAt,
    person.second_factor_at AS secondFactorAt, person.suspended_at AS suspendedAt, session.second_factor AS withFactor, session.proved_at AS provedAt
  FROM session JOIN person ON person.id = session.person_id
  WHERE session.id = ? AND session.expires_at > ? AND person.removed_at IS NULL`;

interface Found {
  readonly personId: Id;
  readonly email: string;
  readonly role: Role;
  readonly verifiedAt: number | null;
  readonly secondFactorAt: number | null;
  readonly suspendedAt: number | null;
  readonly withFactor: number;
  readonly provedAt: number;
}

/**
 * SQL without the ORM: runs with every request, which `bench/` measures. One statement joins two tables and creates no
 * entities.
 */
@Injectable()
export class SqlAuthentication implements Authentication {
  constructor(
    private readonly database: Database,
    private readonly tokens: JwtTokens,
    private readonly clock: Clock,
    private readonly settings: IdentitySettings,
  ) {}

  async sessionOf(accessToken: string): Promise<Session | undefined> {
    const claims = this.tokens.readAccess(accessToken);
    return claims && this.sessionOfApiKey(claims.sid);
  }

  async identityOf(identityToken: string): Promise<VerifiedIdentity | undefined> {
    const claims = this.tokens.readIdentity(identityToken);
    if (!claims) return undefined;
    const found = await this.database.first<{ email: string; version: number; verifiedAt: number | null }>(
      sql`SELECT email, version, verified_at AS verifiedAt FROM identity WHERE id = ?`,
      [claims.sub],
    );
    if (!found || found.version !== claims.version) return undefined;
    const { sub: identityId, jti: tokenId, provider, secondFactor, knownBrowser, version } = claims;
    const { email, verifiedAt } = found;
    const verified = verifiedAt !== null;
    return { identityId, tokenId, email, verified, provider, secondFactor, knownBrowser, version };
  }

  async sessionOfApiKey(sessionId: Id): Promise<Session | undefined> {
    const now = this.clock.now();
    const found = await this.database.first<Found>(SESSION, [sessionId, now]);
    if (!found) return undefined;
    const { personId, email, role, verifiedAt, secondFactorAt, suspendedAt, withFactor, provedAt } = found;
    const proved = secondFactorAt !== null && withFactor === 1;
    const withheld = role === 'Admin' && this.settings.adminSecondFactor && !proved;
    return {
      ...{ sessionId, personId, email, verified: verifiedAt !== null, fresh: now - provedAt < FRESH_MS },
      suspended: suspendedAt !== null,
      ...(withheld ? { role: undefined, withheldRole: role } : { role, withheldRole: undefined }),
    };
  }
}
