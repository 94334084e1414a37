import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';

/** What the house gives to workers who were right where nothing else is set aside, up to a limit a month and once for a buyer in 90 days. */
export abstract class Goodwill {
  /** Takes coins from what is left for the month (YYYY-MM). Throws InsufficientFunds where they are too few, or GoodwillUsed. Inside the caller's unit of work. */
  abstract take(coins: Coins, month: string, buyerId: Id): Promise<void>;
}
