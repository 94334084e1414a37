import { Injectable } from '@nestjs/common';
import { type Coins, coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type Account, personOf } from '../domain/account';

/** Throws when the spending exceeds a limit. Runs in the unit of work that moves the coins. */
export type SpendingLimit = (personId: Id, coins: Coins) => Promise<void>;

/** Checks of other contexts on the coins that people spend. */
@Injectable()
export class SpendingLimits {
  private readonly limits: SpendingLimit[] = [];

  add(limit: SpendingLimit): void {
    this.limits.push(limit);
  }

  /** `changes`: the net change of each account by transfers that are posted together. Throws what a limit throws. */
  async assertWithinLimits(changes: readonly (readonly [Account, number])[]): Promise<void> {
    for (const [account, change] of changes) {
      const personId = personOf(account);
      if (change >= 0 || personId === undefined) continue;
      for (const limit of this.limits) await limit(personId, coins(-change));
    }
  }
}
