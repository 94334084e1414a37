declare const unit: unique symbol;

/** A whole number of coins, zero or more, below 2^53. */
export type Coins = number & { readonly [unit]: 'coins' };

/** A whole number of dollar cents, zero or more, below 2^53. */
export type Cents = number & { readonly [unit]: 'cents' };

/** Takes a plain number for coins. Throws RangeError for a fraction, a negative number or one past 2^53. */
export function coins(value: number): Coins {
  return wholeAmount(value, 'coins') as Coins;
}

/** Takes a plain number for cents. Throws RangeError for a fraction, a negative number or one past 2^53. */
export function cents(value: number): Cents {
  return wholeAmount(value, 'cents') as Cents;
}

/** What `count` pieces at `each` coins come to. Throws RangeError past 2^53. */
export function multiplyCoins(each: Coins, count: number): Coins {
  return coins(each * count);
}

function wholeAmount(value: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no whole amount of ${name}`);
  return value;
}
