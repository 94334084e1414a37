import { COIN_RATES } from './constants';
import { centsOfCoins, dollarsOfCents } from './money';
import { isStrongPassword } from './password';

describe('money', () => {
  it('turns 200 coins into 10 dollars', () => {
    expect(centsOfCoins(200, 20)).toBe(1000);
    expect(dollarsOfCents(centsOfCoins(201, 20))).toBe(10.05);
  });

  it.each(COIN_RATES)('converts every whole number of coins at %d to the dollar into whole cents', (rate) => {
    for (let coins = 0; coins <= 5000; coins += 1) expect(Number.isInteger(centsOfCoins(coins, rate))).toBe(true);
  });
});

describe('isStrongPassword', () => {
  it.each(['Secret', 'aB1234', 'পাসAb১২'])('takes %s', (password) => expect(isStrongPassword(password)).toBe(true));
  it.each(['', 'Short', 'alllower', 'ALLUPPER', '123456'])('refuses "%s"', (password) =>
    expect(isStrongPassword(password)).toBe(false),
  );
});
