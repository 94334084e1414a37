import { coins } from '../../../kernel/coins';
import { type OpenObligations } from './open-obligations';
import { isWoundUp, retainsAccount } from './removal';

const NONE = { count: 0, coins: coins(0) };
const ONE = { count: 1, coins: coins(25) };
const NOTHING: OpenObligations = {
  ...{ available: coins(0), fees: 0 },
  ...{ openTasks: NONE, unpostedTasks: NONE, openTests: NONE, claimedSlots: NONE },
  ...{ workSent: NONE, workToDecide: NONE, payouts: NONE, purchases: NONE, disputes: NONE, ownDisputes: NONE },
};

describe('a removed account is wound up', () => {
  it('when no coins are left and none can arrive', () => {
    expect(isWoundUp({ available: 0, held: 0 }, NOTHING)).toBe(true);
  });

  it.each([
    { available: 1, held: 0 },
    { available: 0, held: 1 },
  ])('not with %o', (holdings) => {
    expect(isWoundUp(holdings, NOTHING)).toBe(false);
  });

  it.each([
    'openTasks',
    'unpostedTasks',
    'openTests',
    'claimedSlots',
    'workSent',
    'workToDecide',
    'payouts',
    'disputes',
  ] as const)('not with %s', (kind) => {
    expect(isWoundUp({ available: 0, held: 0 }, { ...NOTHING, [kind]: ONE })).toBe(false);
  });
});

describe('a removed account with a payout under way', () => {
  it.each([
    ['stays where earned coins may return', 25, true, true],
    ['is erased where the coins were granted', 0, true, false],
    ['stays where granted coins are not forfeited', 0, false, true],
  ])('%s', (_, earned, forfeit, stays) => {
    const holdings = { available: 0, held: 0, earned };
    expect(retainsAccount(holdings, { ...NOTHING, payouts: ONE }, { forfeit, reason: '' })).toBe(stays);
  });
});
