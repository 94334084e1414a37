import { type Coins } from '../../../kernel/coins';
import { type Account, isPlatformAccount } from './account';

interface AccountTransfer {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Coins;
}

/** What each stored account gains (or loses, below zero) by the transfers; in one fixed order, so that locks never cross. */
export function balanceChanges(transfers: readonly AccountTransfer[]): readonly (readonly [Account, number])[] {
  const changes = new Map<Account, number>();
  for (const { from, to, amount } of transfers) {
    changes.set(from, (changes.get(from) ?? 0) - amount);
    changes.set(to, (changes.get(to) ?? 0) + amount);
  }
  return [...changes]
    .filter(([account, change]) => change !== 0 && !isPlatformAccount(account))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
