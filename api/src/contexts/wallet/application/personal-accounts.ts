import { type Id } from '../../../kernel/ids';
import { type Balance } from './balances';

/** A person's two accounts, for whoever decides on what is in them. */
export abstract class PersonalAccounts {
  /** Coins in both, which nobody else changes before the caller's unit of work ends. */
  abstract hold(personId: Id): Promise<Pick<Balance, 'available' | 'held'>>;
}
