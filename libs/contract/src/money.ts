import { COINS_PER_DOLLAR } from './constants';

/**
 * The cents that `coins` are worth at the fixed rate of 20 coins to the dollar.
 * 100 is divisible by 20, so the result is whole for every whole number of coins.
 */
export function centsOfCoins(coins: number): number {
  return (coins * 100) / COINS_PER_DOLLAR;
}

/** Dollars as a plain number with at most two decimals, for wire fields that the API states in dollars. */
export function dollarsOfCents(cents: number): number {
  return cents / 100;
}
