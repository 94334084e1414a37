import { Injectable } from '@nestjs/common';
import { type Coins, coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type Account, personOf } from '../domain/account';

/** Throws where the person may not spend so many coins in this way. Runs in the unit of work that moves them. */
export type SpendingLimit = (personId: Id, coins: Coins) => Promise<void>;

/** What other contexts count of the coins that people spend. */
@Injectable()
export class SpendingLimits {
  private readonly limits: SpendingLimit[] = [];

  add(limit: SpendingLimit): void {
    this.limits.push(limit);
  }

  /** Of transfers that are posted together: by how much each account changes. */
  async count(changes: readonly (readonly [Account, number])[]): Promise<void> {
    for (const [account, change] of changes) {
      const personId = personOf(account);
      if (change >= 0 || personId === undefined) continue;
      for (const limit of this.limits) await limit(personId, coins(-change));
    }
  }
}
