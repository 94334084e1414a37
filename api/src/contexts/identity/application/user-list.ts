import { type Balance } from '../../wallet';
import { type Person } from '../domain/person';

export interface UserListPlace {
  /** Part of a name or an e-mail address. */
  readonly search: string | undefined;
  readonly cursor: string | undefined;
  readonly size: number;
}

export interface ListedUser {
  readonly person: Person;
  readonly balance: Balance | undefined;
}

/** Everybody in the product with what they have, the newest first, page by page. */
export abstract class UserList {
  abstract page(place: UserListPlace): Promise<{ readonly users: readonly ListedUser[]; readonly next: string | null }>;
}
