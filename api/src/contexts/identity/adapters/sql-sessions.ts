import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id, isId, newId } from '../../../kernel/ids';
import { Database } from '../../../platform/database/database';
import { type OpenedSession, Sessions } from '../application/sessions';
import { SessionOver } from '../domain/identity.errors';
import { hashOf, newSecret } from './secrets';

/** A browser that is not used for this long has to sign in again. */
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;

@Injectable()
export class SqlSessions extends Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async open(personId: Id): Promise<OpenedSession> {
    const sessionId = newId();
    const refreshToken = `${sessionId}.${newSecret()}`;
    await this.database.execute('INSERT INTO session (id, person_id, refresh_hash, expires_at) VALUES (?, ?, ?, ?)', [
      sessionId,
      personId,
      hashOf(refreshToken),
      this.expiry(),
    ]);
    return { sessionId, personId, refreshToken };
  }

  async refresh(refreshToken: string): Promise<OpenedSession> {
    const sessionId = sessionIdIn(refreshToken);
    const next = `${sessionId}.${newSecret()}`;
    const traded = await this.database.execute(
      'UPDATE session SET refresh_hash = ?, expires_at = ? WHERE id = ? AND refresh_hash = ? AND expires_at > ?',
      [hashOf(next), this.expiry(), sessionId, hashOf(refreshToken), this.clock.now()],
    );
    if (traded !== 1) {
      // Somebody holds a copy of this session's tokens, and there is no telling who of the two is the thief.
      await this.end(sessionId);
      throw new SessionOver();
    }
    const [session] = await this.database.query<{ personId: Id }>(
      'SELECT person_id AS personId FROM session WHERE id = ?',
      [sessionId],
    );
    if (!session) throw new SessionOver();
    return { sessionId, personId: session.personId, refreshToken: next };
  }

  async end(sessionId: Id): Promise<void> {
    await this.database.execute('DELETE FROM session WHERE id = ?', [sessionId]);
  }

  async endByRefreshToken(refreshToken: string): Promise<void> {
    await this.database.execute('DELETE FROM session WHERE refresh_hash = ? AND id = ?', [
      hashOf(refreshToken),
      refreshToken.slice(0, 26),
    ]);
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

function sessionIdIn(refreshToken: string): Id {
  const sessionId = refreshToken.slice(0, 26);
  if (!isId(sessionId) || refreshToken[26] !== '.') throw new SessionOver();
  return sessionId;
}
