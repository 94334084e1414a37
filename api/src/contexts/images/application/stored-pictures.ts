import { type Id } from '../../../kernel/ids';

export interface StoredPicture {
  readonly name: string;
  readonly ownerId: Id;
}

/** Uploaded pictures with their owners, and when to check them for references. */
export abstract class StoredPictures {
  /** Call it before the bytes are stored. A repeated upload resets the time of the check. */
  abstract add(picture: StoredPicture, checkAt: number): Promise<void>;

  /** Postpones checks that are due before `soon`; false where one of the pictures is being deleted. */
  abstract renew(names: readonly string[], soon: number, checkAt: number): Promise<boolean>;

  /** At most `limit` that are due for a check. */
  abstract dueAt(time: number, limit: number): Promise<readonly StoredPicture[]>;

  /** Those that their owner shows or sent to others. */
  abstract inUse(pictures: readonly StoredPicture[]): Promise<ReadonlySet<string>>;

  /** Marks a picture for deletion if its check is due; false, without changes, where it is not. */
  abstract beginToDelete(name: string, time: number): Promise<boolean>;

  /**
   * Deletes the row after the bytes; false, without changes, where it was uploaded again. In the caller's unit of work.
   */
  abstract remove(name: string): Promise<boolean>;
}
