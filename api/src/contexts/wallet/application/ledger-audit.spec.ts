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
  it('is valid when the sum is zero, every account equals its transfers, and none is negative', () => {
    expect(isBalanced(sound)).toBe(true);
  });

  it.each([{ sum: 1 }, { sum: -1 }, { mismatchCount: 1 }, { negativeCount: 1 }])('is invalid with %p', (fault) => {
    expect(isBalanced({ ...sound, ...fault })).toBe(false);
  });
});
