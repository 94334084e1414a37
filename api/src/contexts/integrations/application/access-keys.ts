import { type Id } from '../../../kernel/ids';
import { type AccessKey } from '../domain/access-key';

/** Stores access keys, including expired ones, until they are revoked. */
export abstract class AccessKeys {
  abstract add(key: AccessKey): Promise<void>;

  /** Newest first; there are never many. */
  abstract of(personId: Id): Promise<readonly AccessKey[]>;

  /** `hash` is the SHA-256 of the key. */
  abstract find(hash: string): Promise<AccessKey | undefined>;

  /** The deleted key; undefined where this person has none of that id. */
  abstract remove(id: Id, personId: Id): Promise<AccessKey | undefined>;

  /** Stores the time of use, unless one since `before` is stored (milliseconds since the epoch). */
  abstract touch(id: Id, now: number, before: number): Promise<void>;

  /** Counts coins against the cap of a key; false where the cap would be exceeded. Inside the caller's unit of work. */
  abstract spend(id: Id, coins: number): Promise<boolean>;

  abstract removeAllOf(personId: Id): Promise<void>;
}
