import fc from 'fast-check';
import { coins } from '../../../kernel/coins';
import { availableOf, escrowOf, heldOf, platformAccount, isPlatformAccount } from './account';
import { balanceChanges } from './changes';

const anyAccount = fc.constantFrom(
  availableOf('ann'),
  availableOf('bob'),
  heldOf('ann'),
  escrowOf('task'),
  platformAccount('granted'),
  platformAccount('redeemed'),
);
const anyTransfer = fc.record({
  from: anyAccount,
  to: anyAccount,
  amount: fc.integer({ min: 1, max: 1000 }).map(coins),
});

describe('changesOf', () => {
  it('neither creates nor loses a coin for any posting', () => {
    fc.assert(
      fc.property(fc.array(anyTransfer), (transfers) => {
        const stored = balanceChanges(transfers).reduce((sum, [, change]) => sum + change, 0);
        const fromPlatform = transfers.reduce(
          (sum, { from, to, amount }) =>
            sum + (isPlatformAccount(from) ? amount : 0) - (isPlatformAccount(to) ? amount : 0),
          0,
        );
        expect(stored).toBe(fromPlatform);
      }),
    );
  });

  it('names each changed stored account once, in one global order', () => {
    fc.assert(
      fc.property(fc.array(anyTransfer), (transfers) => {
        const changes = balanceChanges(transfers);
        const accounts = changes.map(([account]) => account);
        expect(accounts).toEqual([...new Set(accounts)].sort());
        expect(changes.every(([account, change]) => change !== 0 && !isPlatformAccount(account))).toBe(true);
      }),
    );
  });
});
