declare const unit: unique symbol;

/** A number of coins: an integer, zero or more, below 2^53. */
export type Coins = number & { readonly [unit]: 'coins' };

/** A number of dollar cents: an integer, zero or more, below 2^53. */
export type Cents = number & { readonly [unit]: 'cents' };

/** Converts a number to coins. Throws RangeError for a fraction, a negative number or one past 2^53. */
export function coins(value: number): Coins {
  return wholeAmount(value, 'coins') as Coins;
}

/** Converts a number to cents. Throws RangeError for a fraction, a negative number or one past 2^53. */
export function cents(value: number): Cents {
  return wholeAmount(value, 'cents') as Cents;
}

/** `each` times `count`. Throws RangeError past 2^53. */
export function multiplyCoins(each: Coins, count: number): Coins {
  return coins(each * count);
}

function wholeAmount(value: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no whole amount of ${name}`);
  return value;
}
