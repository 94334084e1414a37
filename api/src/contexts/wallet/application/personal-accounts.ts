import { type Holdings } from '../../../kernel/earned-coins';
import { type Id } from '../../../kernel/ids';
import { type Assets } from '../domain/lien';

/** Reads and locks a person's two accounts. */
export abstract class PersonalAccounts {
  /** Balances and lifetime earnings. Locks both accounts until the caller's unit of work ends. */
  abstract lock(personId: Id): Promise<Holdings>;

  /** Like `lock`, and also returns what was withdrawn. */
  abstract lockAssets(personId: Id): Promise<Assets>;
}
