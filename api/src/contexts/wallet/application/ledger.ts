import { type Coins } from '../../../kernel/coins';
import { type Account } from '../domain/account';
import { type Transfer } from '../domain/postings';

/**
 * Moves coins inside the caller's unit of work: all of the transfers or none.
 *
 * Writes are deferred: the outermost `run` throws NotEnoughCoins where an account would fall below zero. It throws
 * TransferAlreadyPosted where a (kind, reference) exists; that is a programming error, since
 * callers guard their own state first.
 *
 * Account rows are lock hotspots, so balances are updated just before COMMIT. `balanceOf` includes what was posted
 * before.
 */
export abstract class Ledger {
  /** Throws where a spending limit would be exceeded. */
  abstract post(...transfers: Transfer[]): Promise<void>;

  /** Coins in a stored account; zero for an account without transfers. */
  abstract balanceOf(account: Account): Promise<Coins>;
}
