import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type NewMember, type Person, type Profile } from '../domain/person';

/** Stores people. Removed people are neither found nor changed. Times are milliseconds since the epoch. */
export abstract class Members {
  abstract find(id: Id): Promise<Pick<Person, 'email' | 'verifiedAt'> | undefined>;

  /** False, without changes, for an existing person. */
  abstract add(person: NewMember, now: number): Promise<boolean>;

  /** Changes the given fields. */
  abstract rename(id: Id, profile: Profile): Promise<void>;

  abstract verify(id: Id, now: number): Promise<void>;

  /** When the second factor was enabled; null: not enabled. */
  abstract guard(id: Id, since: number | null): Promise<void>;

  /** Returns false, without changes, for an Admin, even with a concurrent promotion; so does `remove`. */
  abstract changeRole(id: Id, role: Role): Promise<boolean>;

  /** When the account was suspended; null: not suspended. */
  abstract suspend(id: Id, since: number | null): Promise<void>;

  /** For any current role. */
  abstract appoint(id: Id, role: Role): Promise<void>;

  /** Erases all data but the id. */
  abstract remove(id: Id, now: number): Promise<boolean>;
}
