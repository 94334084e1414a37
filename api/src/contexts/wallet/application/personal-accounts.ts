import { type Id } from '../../../kernel/ids';
import { type Assets } from '../domain/lien';

/** A person's two accounts, for whoever decides on what is in them. */
export abstract class PersonalAccounts {
  /** Coins in both and what they ever earned, which nobody else changes before the caller's unit of work ends. */
  abstract hold(personId: Id): Promise<Omit<Assets, 'withdrawn'>>;

  /** Holds them, too, and tells what they withdrew. */
  abstract assets(personId: Id): Promise<Assets>;
}
