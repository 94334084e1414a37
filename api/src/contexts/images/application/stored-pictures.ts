import { type Id } from '../../../kernel/ids';

export interface StoredPicture {
  readonly name: string;
  readonly ownerId: Id;
}

/** Which pictures were uploaded, by whom, and when to look whether anything refers to them. */
export abstract class StoredPictures {
  /** Before its bytes are stored. Stored again, it is looked at anew. */
  abstract add(picture: StoredPicture, lookAt: number): Promise<void>;

  /** Looks at these later where they would be looked at before `soon`; false where one is being deleted. */
  abstract renew(names: readonly string[], soon: number, lookAt: number): Promise<boolean>;

  /** At most `limit` that are to be looked at. */
  abstract dueAt(time: number, limit: number): Promise<readonly StoredPicture[]>;

  /** Those of these that their owner shows, or sent to somebody. */
  abstract inUse(pictures: readonly StoredPicture[]): Promise<ReadonlySet<string>>;

  /** Begins to delete one that is still to be looked at; false, and nothing changed, where it no longer is. */
  abstract beginToDelete(name: string, time: number): Promise<boolean>;

  /** Forgets one whose bytes are gone; false, and nothing changed, where it was stored again meanwhile. In the caller's unit of work. */
  abstract remove(name: string): Promise<boolean>;
}
