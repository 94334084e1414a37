import { Injectable } from '@nestjs/common';
import { type KeyState } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { Sessions } from '../../identity';
import { type AccessKey } from '../domain/access-key';
import { AccessKeys } from './access-keys';

export interface OwnKey extends AccessKey {
  readonly state: KeyState;
}

/** A person's access keys, newest first, and whether each is still valid. */
@Injectable()
export class OwnKeys {
  constructor(
    private readonly keys: AccessKeys,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async of(personId: Id): Promise<readonly OwnKey[]> {
    const keys = await this.keys.of(personId);
    const ended = await this.sessions.ended(keys.map(({ sessionId }) => sessionId));
    const now = this.clock.now();
    const stateOf = ({ sessionId, expiresAt }: AccessKey): KeyState =>
      expiresAt <= now ? 'expired' : ended.has(sessionId) ? 'ended' : 'open';
    return keys.map((key) => ({ ...key, state: stateOf(key) }));
  }
}
