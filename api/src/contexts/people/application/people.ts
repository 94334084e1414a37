import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Person, type PersonSummary } from '../domain/person';

/**
 * People who joined within one quarter of an hour that begins at `at`, in milliseconds since the epoch, by current
 * role.
 */
export interface Joined {
  readonly at: number;
  readonly people: number;
  readonly workers: number;
  readonly buyers: number;
}

/** Reads people for other contexts. Removed people are found only by `cards`, without name and e-mail. */
export abstract class People {
  /** Throws NotFound. */
  abstract get(id: Id): Promise<Person>;

  /** Like `get`, and locks the person against removal until the unit of work ends. */
  abstract lock(id: Id): Promise<Person>;

  /** Whether the person exists; if so, locks them against removal until the unit of work ends. */
  abstract lockIfExists(id: Id): Promise<boolean>;

  /** By normalized e-mail (kernel/email.ts). */
  abstract find(email: string): Promise<Person | undefined>;

  abstract cards(ids: readonly Id[]): Promise<Map<Id, PersonSummary>>;

  /** Those with the role Worker; unknown ids are left out. */
  abstract workersAmong(ids: readonly string[]): Promise<ReadonlySet<Id>>;

  /** At most `limit` people ordered by id, after one of them. */
  abstract idsAfter(id: Id, limit: number): Promise<readonly Id[]>;

  abstract admins(): Promise<readonly Id[]>;

  /** Like `admins`, and locks their roles until the unit of work ends. */
  abstract lockAdmins(): Promise<readonly Id[]>;

  abstract countByRole(): Promise<Record<Role, number>>;

  /** As last computed by the aggregate job, which costs one row; undefined before its first run. */
  abstract latestCounts(): Promise<Record<Role, number> | undefined>;

  abstract joinedSince(since: number): Promise<readonly Joined[]>;
}
