import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';

/**
 * Payments by the platform to workers who won a dispute without other coins. Limited per month, and once per buyer in
 * 90 days.
 */
export abstract class Goodwill {
  /**
   * Takes coins from the budget of the month (YYYY-MM). Throws InsufficientFunds where it is too small, or
   * GoodwillUsed. Inside the caller's unit of work.
   */
  abstract take(coins: Coins, month: string, buyerId: Id): Promise<void>;
}
