import { isBalanced, type LedgerReport } from './ledger-audit';

const sound: LedgerReport = {
  sum: 0,
  transfers: 7,
  mismatchCount: 0,
  mismatches: [],
  negativeCount: 0,
  negative: [],
  byKind: { available: 10, granted: -10 },
};

describe('a ledger', () => {
  it('holds when nothing was made or lost, every account is its transfers, and none is below zero', () => {
    expect(isBalanced(sound)).toBe(true);
  });

  it.each([{ sum: 1 }, { sum: -1 }, { mismatchCount: 1 }, { negativeCount: 1 }])('does not hold with %p', (fault) => {
    expect(isBalanced({ ...sound, ...fault })).toBe(false);
  });
});
