import { type Account, isPlatformAccount } from './account';
import { type Transfer } from './postings';

type AccountTransfer = Pick<Transfer, 'from' | 'to' | 'amount'>;

/**
 * The net change of each stored account by the transfers. The order is fixed, so that concurrent units of work lock
 * accounts in the same order and cannot deadlock.
 */
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
