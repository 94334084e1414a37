import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThan, Not, type Repository } from 'typeorm';
import { Clock } from '../../../../kernel/clock';
import { type Id, newId, timeOfId } from '../../../../kernel/ids';
import {
  type AllEnding,
  type Device,
  type OpenedSession,
  type Opening,
  type ClientInfo,
  REFRESH_SECONDS,
  SESSION_SECONDS,
  type Sessions,
} from '../../application/sessions';
import { SessionExpired } from '../../domain/identity.errors';
import {
  type IdentityRow,
  IdentitySchema,
  type SessionEndRow,
  SessionEndSchema,
  type SessionRow,
  SessionSchema,
} from './identity.schema';
import { RefreshTokens } from './refresh-tokens';
import { sha256Hex, randomToken } from '../../../../kernel/secrets';

/** Retention of session ends; all processes poll many times within it. */
const END_RETENTION_MS = 10 * 60_000;

/** Grace period after a refresh, in which the same browser may repeat it. */
const GRACE_MS = 30_000;

const MAX_LISTED_SESSIONS = 100;
const MAX_USER_AGENT_LENGTH = 300;
const MAX_IP_LENGTH = 45;

const columnsOf = ({ browser, address }: ClientInfo): Pick<SessionRow, 'browser' | 'address'> => ({
  browser: browser.slice(0, MAX_USER_AGENT_LENGTH),
  address: address.slice(0, MAX_IP_LENGTH),
});

/** A browser's session is extended with each refresh. */
const usedAt = (expiresAt: number): number => expiresAt - REFRESH_SECONDS * 1000;

@Injectable()
export class TypeormSessions implements Sessions {
  private readonly endings: AllEnding[] = [];

  constructor(
    @InjectRepository(SessionSchema) private readonly sessions: Repository<SessionRow>,
    @InjectRepository(IdentitySchema) private readonly identities: Repository<IdentityRow>,
    @InjectRepository(SessionEndSchema) private readonly ends: Repository<SessionEndRow>,
    private readonly clock: Clock,
    private readonly tokens: RefreshTokens,
  ) {}

  async open({ personId, secondFactor, ...client }: Opening): Promise<OpenedSession> {
    const sessionId = newId();
    const refreshToken = this.tokens.first(sessionId);
    await this.sessions.insert({
      id: sessionId,
      personId,
      refreshHash: sha256Hex(refreshToken),
      refreshedBy: null,
      secondFactor,
      provedAt: this.clock.now(),
      ...columnsOf(client),
      expiresAt: this.expiry(),
    });
    return { sessionId, personId, refreshToken };
  }

  async proved(id: Id): Promise<void> {
    await this.sessions.update({ id }, { provedAt: this.clock.now() });
  }

  async secondFactorProved(id: Id): Promise<void> {
    await this.sessions.update({ id }, { secondFactor: true, provedAt: this.clock.now() });
  }

  async lend(personId: Id, until: number): Promise<Id> {
    const id = newId();
    // The hash of a random value that no token has.
    const refreshHash = sha256Hex(randomToken());
    const nowhere = { refreshedBy: null, secondFactor: false, provedAt: 0, browser: null, address: null };
    await this.sessions.insert({ id, personId, refreshHash, ...nowhere, expiresAt: until });
    return id;
  }

  async refresh(refreshToken: string, client: ClientInfo): Promise<OpenedSession> {
    const next = this.tokens.after(refreshToken);
    if (next === undefined) throw new SessionExpired();
    const { browser } = client;
    const sessionId = refreshToken.slice(0, 26);
    if (timeOfId(sessionId) + SESSION_SECONDS * 1000 <= this.clock.now()) {
      await this.endByRefreshToken(refreshToken);
      throw new SessionExpired();
    }
    const traded = await this.sessions.update(
      { id: sessionId, refreshHash: sha256Hex(refreshToken), expiresAt: MoreThan(this.clock.now()) },
      { refreshHash: sha256Hex(next), refreshedBy: sha256Hex(browser), ...columnsOf(client), expiresAt: this.expiry() },
    );
    const session = await this.sessions.findOneBy({ id: sessionId });
    if (session && (traded.affected === 1 || this.justTraded(session, next, browser))) {
      return { sessionId, personId: session.personId, refreshToken: next };
    }
    // A former token was used: someone has a copy of the session's tokens, and the server cannot determine which one is
    // the attacker.
    await this.endByRefreshToken(refreshToken);
    throw new SessionExpired();
  }

  /** Whether this browser made this refresh within the grace period, and repeats it after a lost response. */
  private justTraded({ refreshHash, refreshedBy, expiresAt }: SessionRow, next: string, browser: string): boolean {
    const justNow = this.clock.now() - usedAt(expiresAt) <= GRACE_MS;
    return refreshHash === sha256Hex(next) && refreshedBy === sha256Hex(browser) && justNow;
  }

  whenAllEnd(ending: AllEnding): void {
    this.endings.push(ending);
  }

  async end(sessionId: Id): Promise<void> {
    const session = await this.sessions.findOneBy({ id: sessionId });
    if (!session) return;
    await this.recordEnd(session.personId);
    await this.sessions.delete({ id: sessionId });
  }

  async endByRefreshToken(refreshToken: string): Promise<void> {
    const sessionId = this.tokens.sessionOf(refreshToken);
    if (sessionId !== undefined) await this.end(sessionId);
  }

  async endAllOf(personId: Id): Promise<void> {
    await this.endWithAll(personId, undefined);
    await this.recordEnd(personId);
    await this.sessions.delete({ personId });
  }

  async endBrowsersOf(personId: Id): Promise<void> {
    await this.outdate(personId);
    await this.recordEnd(personId);
    await this.sessions.delete({ personId, browser: Not(IsNull()) });
  }

  async endOthersOf(personId: Id, sessionId: Id): Promise<void> {
    await this.endWithAll(personId, sessionId);
    await this.recordEnd(personId);
    await this.sessions.delete({ personId, id: Not(sessionId) });
  }

  async endOwn(personId: Id, sessionId: Id): Promise<boolean> {
    if (!(await this.sessions.existsBy({ id: sessionId, personId, browser: Not(IsNull()) }))) return false;
    await this.end(sessionId);
    return true;
  }

  async devicesOf(personId: Id): Promise<readonly Device[]> {
    const sessions = await this.sessions.find({
      where: { personId, browser: Not(IsNull()), expiresAt: MoreThan(this.clock.now()) },
      order: { expiresAt: 'DESC', id: 'DESC' },
      take: MAX_LISTED_SESSIONS,
    });
    return sessions.map(({ id, browser, address, expiresAt }) => ({
      sessionId: id,
      browser: browser ?? '',
      address: address ?? '',
      openedAt: timeOfId(id),
      usedAt: usedAt(expiresAt),
    }));
  }

  async personsEndedSince(mark: Id): Promise<Set<Id>> {
    const ends = await this.ends.find({ select: { personId: true }, where: { id: MoreThan(mark) } });
    return new Set(ends.map(({ personId }) => personId));
  }

  async ended(sessionIds: readonly Id[]): Promise<Set<Id>> {
    if (sessionIds.length === 0) return new Set();
    const active = await this.sessions.find({
      select: { id: true },
      where: { expiresAt: MoreThan(this.clock.now()), id: In(sessionIds) },
    });
    const living = new Set(active.map(({ id }) => id));
    return new Set(sessionIds.filter((id) => !living.has(id)));
  }

  /** Before sessions are deleted: OpenSession locks this row while it adds one. */
  private async endWithAll(id: Id, spared: Id | undefined): Promise<void> {
    await this.outdate(id);
    for (const end of this.endings) await end(id, spared);
  }

  private async outdate(id: Id): Promise<void> {
    await this.identities.update({ id }, { version: () => 'version + 1' });
  }

  /** Before the sessions end: a notification without an end is harmless, and the process may crash in between. */
  private async recordEnd(personId: Id): Promise<void> {
    await this.ends.insert({ id: newId(), personId, expiresAt: this.clock.now() + END_RETENTION_MS });
  }

  private expiry(): number {
    return this.clock.now() + REFRESH_SECONDS * 1000;
  }
}
