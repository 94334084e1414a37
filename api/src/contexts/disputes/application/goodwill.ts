import { type Coins } from '../../../kernel/coins';

/** What the house gives to workers who were right where nothing else is set aside, up to a limit a month. */
export abstract class Goodwill {
  /** Takes coins from what is left for the month (YYYY-MM); false, and nothing is taken, where they are too few. Inside the caller's unit of work. */
  abstract take(coins: Coins, month: string): Promise<boolean>;
}
