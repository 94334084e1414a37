/** The cents that `coins` are worth. Rates divide 100, so the result is whole for every whole number of coins. */
export function centsOfCoins(coins: number, coinsPerDollar: number): number {
  return (coins * 100) / coinsPerDollar;
}

/** Dollars as a plain number with at most two decimals, for wire fields that the API states in dollars. */
export function dollarsOfCents(cents: number): number {
  return cents / 100;
}
