import { type Coins } from '../../../kernel/coins';
import { type Account } from '../domain/account';
import { type Transfer } from '../domain/postings';

/**
 * Moves coins inside the caller's unit of work: all of the transfers or none. Throws TransferAlreadyPosted when a
 * (kind, reference) is there already: the caller guards its own state first, so this is a programming error and rolls everything
 * back.
 *
 * Others wait for an account, so the accounts are written when everything else of the unit of work is done. There NotEnoughCoins is
 * thrown where one would fall below zero, out of the outermost unit of work. Balances that are read before count what was posted.
 */
export abstract class Ledger {
  abstract post(...transfers: Transfer[]): Promise<void>;

  /** Coins in a person's or a task's account; zero for one that nothing ever reached. */
  abstract balanceOf(account: Account): Promise<Coins>;
}
