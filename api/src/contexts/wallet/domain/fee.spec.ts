import { feeOf, heldFee, totalFee } from './fee';

describe('the fee of a task or batch', () => {
  it.each([
    [100, 10, 10],
    [99, 10, 9],
    [9, 10, 0],
    [200, 7, 14],
    [50, 0, 0],
  ])('on %d coins at %d percent is %d, rounded down', (pay, percent, fee) => expect(feeOf(pay, percent)).toBe(fee));

  it('is rounded once over what is in escrow and what was paid', () => {
    expect(totalFee({ live: 5, paid: 5, percent: 10 })).toBe(1);
    expect(totalFee({ live: 0, paid: 19, percent: 10 })).toBe(1);
  });

  it('stays reserved except for the fee on what was paid', () => {
    expect(heldFee({ live: 15, paid: 15, percent: 10 })).toBe(2);
    expect(heldFee({ live: 0, paid: 15, percent: 10 })).toBe(0);
    expect(heldFee({ live: 25, paid: 0, percent: 10 })).toBe(2);
  });
});
