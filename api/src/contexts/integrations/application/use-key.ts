import { Injectable, Logger } from '@nestjs/common';
import { Clock, MINUTE_MS } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { sha256Hex } from '../../../kernel/secrets';
import { type AccessKey } from '../domain/access-key';
import { isKeyText } from '../domain/key-text';
import { AccessKeys } from './access-keys';

const MAX_CACHED_KEYS = 10_000;

/**
 * Looks up an access key by its text. Scopes of a key never change, so keys are cached per process. Whether a key is
 * still valid is checked with its session on every call.
 */
@Injectable()
export class UseKey {
  private readonly log = new Logger('AccessKeys');
  private readonly known = new Map<string, AccessKey>();
  private readonly used = new Map<Id, number>();

  constructor(
    private readonly keys: AccessKeys,
    private readonly clock: Clock,
  ) {}

  async find(text: string): Promise<AccessKey | undefined> {
    const known = this.known.get(text);
    if (known) return known;
    if (!isKeyText(text)) return undefined;
    const key = await this.keys.find(sha256Hex(text));
    if (key) cache(this.known, text, key);
    return key;
  }

  /** Stores the time of use, at most once a minute. While the database is read-only, the failure is ignored. */
  async storeUse({ id }: AccessKey): Promise<void> {
    const now = this.clock.now();
    if (now - (this.used.get(id) ?? -Infinity) < MINUTE_MS) return;
    cache(this.used, id, now);
    await this.keys.touch(id, now, now - MINUTE_MS).catch((error: unknown) => {
      this.log.warn({ err: error }, 'could not record the use of an API key');
    });
  }
}

/** Evicts the oldest entry of a full cache. */
function cache<Value>(map: Map<string, Value>, name: string, value: Value): void {
  map.delete(name);
  map.set(name, value);
  if (map.size > MAX_CACHED_KEYS) map.delete(map.keys().next().value as string);
}
