import { type Coins } from '../../../kernel/coins';
import { type Account } from '../domain/account';
import { type Transfer } from '../domain/postings';

/**
 * Moves coins inside the caller's unit of work: all of the transfers or none. Statements are deferred: the outermost `run` throws, not
 * `post`. It throws TransferAlreadyPosted where a (kind, reference) exists: the caller guards its own state first, so this is a
 * programming error. It throws NotEnoughCoins where an account would fall below zero.
 *
 * Rows of accounts are lock hotspots, so their balances are updated just before COMMIT. `balanceOf` includes what was posted before.
 */
export abstract class Ledger {
  abstract post(...transfers: Transfer[]): Promise<void>;

  /** Coins in a person's or a task's account; zero for one that nothing ever reached. */
  abstract balanceOf(account: Account): Promise<Coins>;
}
