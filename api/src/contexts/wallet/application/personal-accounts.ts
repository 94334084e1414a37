import { type Id } from '../../../kernel/ids';
import { type Assets } from '../domain/lien';
import { type Balance } from './balances';

/** A person's two accounts, for whoever decides on what is in them. */
export abstract class PersonalAccounts {
  /** Coins in both, which nobody else changes before the caller's unit of work ends. */
  abstract hold(personId: Id): Promise<Pick<Balance, 'available' | 'held'>>;

  /** Holds them, too, and tells what of it was earned. */
  abstract assets(personId: Id): Promise<Assets>;
}
