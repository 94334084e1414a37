import fc from 'fast-check';
import { cents, coins, multiplyCoins } from './coins';

describe('coins', () => {
  it('accepts every whole number from zero to 2^53 - 1', () => {
    fc.assert(fc.property(fc.maxSafeNat(), (value) => coins(value) === value && cents(value) === value));
  });

  it.each([-1, 0.5, 2 ** 53, Infinity, -Infinity, NaN])('rejects %d', (value) => {
    expect(() => coins(value)).toThrow(RangeError);
    expect(() => cents(value)).toThrow(RangeError);
  });

  it('multiplies a price by a count, and rejects a product that a number cannot hold exactly', () => {
    expect(multiplyCoins(coins(100), 3)).toBe(300);
    expect(() => multiplyCoins(coins(2 ** 52), 4)).toThrow(RangeError);
  });
});
