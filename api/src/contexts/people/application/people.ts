import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Person, type PersonSummary } from '../domain/person';

/** Who joined within one quarter of an hour that begins at `at`, in milliseconds since the epoch, by the role they have now. */
export interface Joined {
  readonly at: number;
  readonly people: number;
  readonly workers: number;
  readonly buyers: number;
}

/** Reads people for the other contexts. Somebody who was removed is found by `cards` alone, without name and e-mail. */
export abstract class People {
  /** Throws NotFound. */
  abstract get(id: Id): Promise<Person>;

  /** Like `get`, and nobody removes the person before the running unit of work ends. */
  abstract hold(id: Id): Promise<Person>;

  /** Whether somebody is still here; if so, nobody removes them before the running unit of work ends. */
  abstract stays(id: Id): Promise<boolean>;

  /** By e-mail in its one spelling (kernel/email.ts). */
  abstract find(email: string): Promise<Person | undefined>;

  abstract cards(ids: readonly Id[]): Promise<Map<Id, PersonSummary>>;

  /** Which of these are Workers; ids of nobody are left out. */
  abstract workersAmong(ids: readonly string[]): Promise<ReadonlySet<Id>>;

  /** At most `limit` people in the order of their ids, behind one of them. */
  abstract idsAfter(id: Id, limit: number): Promise<readonly Id[]>;

  /** Everybody who is an Admin. */
  abstract admins(): Promise<readonly Id[]>;

  /** Like `admins`, and none of them becomes anything else before the running unit of work ends. */
  abstract holdAdmins(): Promise<readonly Id[]>;

  abstract countByRole(): Promise<Record<Role, number>>;

  /** The same as the last survey found, which costs one row; undefined before the first. */
  abstract latestCounts(): Promise<Record<Role, number> | undefined>;

  /** New people from `since` on. */
  abstract joinedSince(since: number): Promise<readonly Joined[]>;
}
