import { type Coins } from '../../../kernel/coins';
import { type Account } from '../domain/account';
import { type Transfer } from '../domain/postings';

/**
 * Moves coins inside the caller's unit of work: all of the transfers or none. Throws NotEnoughCoins where an account would
 * fall below zero. Throws TransferAlreadyPosted when a (kind, reference) is there already: the caller guards its own state
 * first, so this is a programming error and rolls everything back.
 */
export abstract class Ledger {
  abstract post(...transfers: Transfer[]): Promise<void>;

  /** Coins in a person's or a task's account; zero for one that nothing ever reached. */
  abstract balanceOf(account: Account): Promise<Coins>;
}
