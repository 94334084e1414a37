import { Injectable } from '@nestjs/common';
import { KEY_SCOPES, type KeyScope, type KeyState, LIMITS } from '@kaaj/contract';
import { Clock, DAY_MS } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { sha256Hex } from '../../../kernel/secrets';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { SecurityNotices, Sessions } from '../../identity';
import { type AccessKey } from '../domain/access-key';
import { TooManyKeys } from '../domain/integrations.errors';
import { newKeyText, prefixOf } from '../domain/key-text';
import { AccessKeys } from './access-keys';

interface NewKey {
  readonly personId: Id;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly days: number;
  readonly spendingCap?: number | null | undefined;
}

export interface OwnKey extends AccessKey {
  readonly state: KeyState;
}

@Injectable()
export class OwnKeys {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly keys: AccessKeys,
    private readonly notices: SecurityNotices,
    private readonly clock: Clock,
  ) {}

  /** Creates a key, which acts for its person until it expires or their sessions end. Throws TooManyKeys. */
  create({ personId, name, scopes, days, spendingCap = null }: NewKey): Promise<{ text: string; key: OwnKey }> {
    return this.unitOfWork.run(async () => {
      await this.people.lock(personId);
      if ((await this.keys.of(personId)).length >= LIMITS.keysOfOne) throw new TooManyKeys();
      const text = newKeyText();
      const now = this.clock.now();
      const expiresAt = now + days * DAY_MS;
      const key: AccessKey = {
        id: newId(),
        personId,
        sessionId: await this.sessions.lend(personId, expiresAt),
        name,
        prefix: prefixOf(text),
        hash: sha256Hex(text),
        scopes: KEY_SCOPES.filter((scope) => scopes.includes(scope)),
        createdAt: now,
        expiresAt,
        lastUsedAt: null,
        spendingCap,
        spent: 0,
      };
      await this.keys.add(key);
      await this.notices.notify(personId, 'key-made');
      return { text, key: { ...key, state: 'open' } };
    });
  }

  /** Newest first, and whether each is still valid. */
  async of(personId: Id): Promise<readonly OwnKey[]> {
    const keys = await this.keys.of(personId);
    const ended = await this.sessions.ended(keys.map(({ sessionId }) => sessionId));
    const now = this.clock.now();
    const stateOf = ({ sessionId, expiresAt }: AccessKey): KeyState =>
      expiresAt <= now ? 'expired' : ended.has(sessionId) ? 'ended' : 'open';
    return keys.map((key) => ({ ...key, state: stateOf(key) }));
  }

  /** The key's next call fails. Throws NotFound. */
  revoke(id: Id, personId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const key = found(await this.keys.remove(id, personId));
      await this.sessions.end(key.sessionId);
    });
  }
}
