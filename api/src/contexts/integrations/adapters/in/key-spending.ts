import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { currentKey } from '../../../../platform/http/current-key';
import { type Coins } from '../../../../kernel/coins';
import { AccessKeys } from '../../application/access-keys';
import { CapReached } from '../../domain/integrations.errors';

/** Counts spent coins against an access key's cap, in the unit of work that moves them. */
@Injectable()
export class KeySpending {
  constructor(private readonly keys: AccessKeys) {}

  /** Throws CapReached. */
  async count(personId: Id, coins: Coins): Promise<void> {
    const key = currentKey();
    if (!key || key.spendingCap === null || key.session.personId !== personId) return;
    if (!(await this.keys.spend(key.keyId, coins))) throw new CapReached();
  }
}
