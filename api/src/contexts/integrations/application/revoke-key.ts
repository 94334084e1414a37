import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Sessions } from '../../identity';
import { AccessKeys } from './access-keys';

/** Revokes the caller's own key; its next call fails. Throws NotFound. */
@Injectable()
export class RevokeKey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly keys: AccessKeys,
  ) {}

  execute(id: Id, personId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const key = await this.keys.remove(id, personId);
      if (!key) throw new NotFound();
      await this.sessions.end(key.sessionId);
    });
  }
}
