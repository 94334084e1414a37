import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type NewMember, type Person, type Profile } from '../domain/person';

/** Where those who belong to the product are kept. Nobody who was removed is found or changed. Times are milliseconds since the epoch. */
export abstract class Members {
  abstract find(id: Id): Promise<Pick<Person, 'email' | 'verifiedAt'> | undefined>;

  /** False, and nothing changed, for somebody who is here. */
  abstract add(person: NewMember, now: number): Promise<boolean>;

  /** Changes what is given. */
  abstract rename(id: Id, profile: Profile): Promise<void>;

  abstract verify(id: Id, now: number): Promise<void>;

  /** Since when they sign in with a second factor; null: without. */
  abstract guard(id: Id, since: number | null): Promise<void>;

  /** False, and nothing changed, for an Admin, however it is asked at the same moment; so does `remove`. */
  abstract changeRole(id: Id, role: Role): Promise<boolean>;

  /** Since when their account is suspended; null: it is not. */
  abstract suspend(id: Id, since: number | null): Promise<void>;

  /** Whatever they are. */
  abstract appoint(id: Id, role: Role): Promise<void>;

  /** Leaves nothing of them but the id. */
  abstract remove(id: Id, now: number): Promise<boolean>;
}
