import { Injectable } from '@nestjs/common';
import { KEY_SCOPES, type KeyScope, LIMITS } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { sha256Hex } from '../../../kernel/secrets';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { SecurityNotices, Sessions } from '../../identity';
import { type AccessKey } from '../domain/access-key';
import { TooManyKeys } from '../domain/access-key.errors';
import { newKeyText, prefixOf } from '../domain/key-text';
import { AccessKeys } from './access-keys';

const DAY_MS = 86_400_000;

interface CreateApiKeyInput {
  readonly personId: Id;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly days: number;
  readonly spendingCap?: number | null;
}

/** Creates an access key, which acts for its person until it expires or their sessions end. Throws TooManyKeys. */
@Injectable()
export class CreateApiKey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly keys: AccessKeys,
    private readonly notices: SecurityNotices,
    private readonly clock: Clock,
  ) {}

  execute({
    personId,
    name,
    scopes,
    days,
    spendingCap = null,
  }: CreateApiKeyInput): Promise<{ readonly text: string; readonly key: AccessKey }> {
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
      return { text, key };
    });
  }
}
