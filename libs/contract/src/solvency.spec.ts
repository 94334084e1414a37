import { GAP_CAUSES, solvencyGap } from './solvency';

const NOBODY = { sums: {}, solvency: { received: 0, paidOut: 0, redeemable: 0 }, coinsPerDollar: 20 };

describe('solvencyGap', () => {
  it('is nothing while nothing happened', () => {
    const { missing, left, causes } = solvencyGap(NOBODY);
    expect([missing, left]).toEqual([0, 0]);
    expect(GAP_CAUSES.every((cause) => causes[cause] === 0 || Object.is(causes[cause], -0))).toBe(true);
  });

  it('lists the cost of each cause, and the costs add up to the shortfall', () => {
    // 1,500 coins sold for $60 (worth $75), 100 given away, 40 corrected, 20 of goodwill, 200 paid out for $10 and 30
    // forfeited. A purchase of $10 was returned; 100 of its 150 coins were still there.
    const sums = {
      available: 1330,
      granted: -100,
      sold: -1500,
      redeemed: 200,
      corrected: -40,
      forfeited: 30,
      frozen: 100,
      goodwill: -20,
    };
    const redeemable = (1330 * 100) / 20;
    const { left, missing, causes } = solvencyGap({
      sums,
      solvency: { received: 6000, paidOut: 1000, redeemable, returned: 1000 },
      coinsPerDollar: 20,
    });
    expect(Object.values(sums).reduce((sum, coins) => sum + coins, 0)).toBe(0);
    expect(left).toBe(4000);
    expect(missing).toBe(2650);
    expect(causes).toEqual({
      packages: 1500,
      granted: 500,
      corrected: 200,
      goodwill: 100,
      chargebacks: 500,
      forfeited: -150,
      other: 0,
    });
    expect(GAP_CAUSES.reduce((sum, cause) => sum + causes[cause], 0)).toBe(missing);
  });

  it('counts no returned payments for a day without that field, and leaves no difference unexplained', () => {
    const { missing, causes } = solvencyGap({ ...NOBODY, solvency: { received: 500, paidOut: 900, redeemable: 0 } });
    expect(missing).toBe(400);
    expect(causes).toMatchObject({ packages: -500, other: 900 });
  });
});
