import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type NewMember, type Person, type Profile } from '../domain/person';

/** Stores people. Removed people are neither found nor changed. */
export abstract class Members {
  abstract find(id: Id): Promise<Pick<Person, 'email' | 'verifiedAt'> | undefined>;

  /** False, without changes, for an existing person. */
  abstract add(person: NewMember): Promise<boolean>;

  /** Changes the given fields. */
  abstract rename(id: Id, profile: Profile): Promise<void>;

  abstract verify(id: Id): Promise<void>;

  /** Stores whether a second factor is enabled, and since now. */
  abstract guard(id: Id, on: boolean): Promise<void>;

  /** Returns false, without changes, for an Admin, even with a concurrent promotion; so does `remove`. */
  abstract changeRole(id: Id, role: Role): Promise<boolean>;

  /** Stores whether the account is suspended, and since now. */
  abstract suspend(id: Id, suspended: boolean): Promise<void>;

  /** For any current role. */
  abstract appoint(id: Id, role: Role): Promise<void>;

  /** Erases all data but the id. */
  abstract remove(id: Id): Promise<boolean>;
}
