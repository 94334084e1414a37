import { COIN_PACKAGES } from '@kaaj/contract';
import { packageOf } from './purchase';
import { UnknownPackage } from './payment.errors';

describe('a package', () => {
  it.each([
    [10, 100],
    [150, 1000],
    [500, 2000],
    [1000, 3500],
  ])('of %d coins costs %d cents', (coins, cents) => expect(packageOf(coins, COIN_PACKAGES)).toEqual({ coins, cents }));

  it.each([0, -10, 11, 1e9])('of %d coins is not for sale', (coins) =>
    expect(() => packageOf(coins, COIN_PACKAGES)).toThrow(UnknownPackage),
  );
});
