import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Id, newId } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { type OpenedSession, REFRESH_SECONDS, Sessions } from '../../application/sessions';
import { SessionOver } from '../../domain/identity.errors';
import { RefreshTokens } from './refresh-tokens';
import { hashOf } from '../../../../kernel/secrets';

/** How long after a trade the browser that made it may ask once more. */
const GRACE_MS = 30_000;

interface Refreshed {
  readonly personId: Id;
  readonly refreshHash: string;
  readonly refreshedBy: string | null;
  readonly expiresAt: number;
}

@Injectable()
export class SqlSessions extends Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tokens: RefreshTokens,
  ) {
    super();
  }

  async open(personId: Id): Promise<OpenedSession> {
    const sessionId = newId();
    const refreshToken = this.tokens.first(sessionId);
    await this.database.execute('INSERT INTO session (id, person_id, refresh_hash, expires_at) VALUES (?, ?, ?, ?)', [
      sessionId,
      personId,
      hashOf(refreshToken),
      this.expiry(),
    ]);
    return { sessionId, personId, refreshToken };
  }

  async refresh(refreshToken: string, browser: string): Promise<OpenedSession> {
    const next = this.tokens.after(refreshToken);
    if (next === undefined) throw new SessionOver();
    const sessionId = refreshToken.slice(0, 26);
    const traded = await this.database.execute(
      `UPDATE session SET refresh_hash = ?, refreshed_by = ?, expires_at = ?
       WHERE id = ? AND refresh_hash = ? AND expires_at > ?`,
      [hashOf(next), hashOf(browser), this.expiry(), sessionId, hashOf(refreshToken), this.clock.now()],
    );
    const [session] = await this.database.query<Refreshed>(
      `SELECT person_id AS personId, refresh_hash AS refreshHash, refreshed_by AS refreshedBy, expires_at AS expiresAt
       FROM session WHERE id = ?`,
      [sessionId],
    );
    if (session && (traded === 1 || this.justTraded(session, next, browser))) {
      return { sessionId, personId: session.personId, refreshToken: next };
    }
    // Somebody holds a copy of this session's tokens, and there is no telling who of the two is the thief.
    await this.endByRefreshToken(refreshToken);
    throw new SessionOver();
  }

  /** Whether this very browser made this trade a moment ago, and asks again because the answer got lost. */
  private justTraded({ refreshHash, refreshedBy, expiresAt }: Refreshed, next: string, browser: string): boolean {
    const tradedAt = expiresAt - REFRESH_SECONDS * 1000;
    return refreshHash === hashOf(next) && refreshedBy === hashOf(browser) && this.clock.now() - tradedAt <= GRACE_MS;
  }

  async end(sessionId: Id): Promise<void> {
    await this.database.execute('DELETE FROM session WHERE id = ?', [sessionId]);
  }

  async endByRefreshToken(refreshToken: string): Promise<void> {
    const sessionId = this.tokens.sessionOf(refreshToken);
    if (sessionId !== undefined) await this.end(sessionId);
  }

  async endAllOf(personId: Id): Promise<void> {
    await this.database.execute('DELETE FROM session WHERE person_id = ?', [personId]);
  }

  async ended(sessionIds: readonly Id[]): Promise<Set<Id>> {
    if (sessionIds.length === 0) return new Set();
    const alive = await this.database.query<{ id: Id }>(
      `SELECT id FROM session WHERE expires_at > ? AND id IN (${sessionIds.map(() => '?').join(', ')})`,
      [this.clock.now(), ...sessionIds],
    );
    const living = new Set(alive.map(({ id }) => id));
    return new Set(sessionIds.filter((id) => !living.has(id)));
  }

  private expiry(): number {
    return this.clock.now() + REFRESH_SECONDS * 1000;
  }
}
