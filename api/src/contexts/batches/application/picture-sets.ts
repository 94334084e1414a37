import { type Id } from '../../../kernel/ids';
import { type PictureFault, type PictureItem, type PictureSet, type StoredItem } from '../domain/picture-set';

/** A chunk of a ZIP file, with its offset. */
export interface Chunk {
  readonly begins: number;
  readonly bytes: Buffer;
}

/** Outcome of storing a picture: its URL, or the error. `inflated` are bytes of a ZIP file. */
export interface PictureOutcome {
  readonly number: number;
  readonly address: string | null;
  readonly fault: PictureFault | null;
  readonly inflated: number;
}

/** Stores the pictures of items, and ZIP files until they are unpacked. Every change is one guarded write. */
export abstract class PictureSets {
  abstract add(set: PictureSet, items: readonly PictureItem[]): Promise<void>;

  /** Undefined where there is none, or it belongs to another owner. */
  abstract find(id: Id, ownerId: Id): Promise<PictureSet | undefined>;

  /**
   * Stores one more chunk of `set`; false, without changes, where the set has changed since it was read. The last chunk
   * sets the deadline `storeBy` for listing and storing.
   */
  abstract append(set: PictureSet, chunk: Buffer, storeBy: number): Promise<boolean>;

  /** The chunk of a ZIP file that contains the byte at `offset`. */
  abstract chunkAt(id: Id, offset: number): Promise<Chunk | undefined>;

  /** Stores the list of pictures of a ZIP file; false where another process did. */
  abstract list(id: Id, items: readonly PictureItem[]): Promise<boolean>;

  /** The next pictures to store, at most `limit`. */
  abstract waiting(id: Id, limit: number): Promise<readonly PictureItem[]>;

  /** Stores the outcome of a picture, once. */
  abstract settle(id: Id, outcome: PictureOutcome): Promise<void>;

  /** Sets this error for every picture that is not stored yet. */
  abstract failAll(id: Id, fault: PictureFault): Promise<void>;

  /** Deletes some of the chunks of a ZIP file; false once none is left. */
  abstract deleteChunks(id: Id): Promise<boolean>;

  /** All pictures are stored or failed. */
  abstract finish(id: Id, expiresAt: number): Promise<void>;

  /** All pictures of a set, in their order. */
  abstract items(id: Id): Promise<readonly StoredItem[]>;

  /** At most `limit` failed pictures, in the order of their rows. */
  abstract faults(id: Id, limit: number): Promise<readonly PictureItem[]>;

  /** At most `limit` sets after `after` that have work to do. */
  abstract due(after: Id, limit: number): Promise<readonly PictureSet[]>;

  /** ZIP files that a person is uploading, latest first. */
  abstract arrivingOf(ownerId: Id): Promise<readonly Id[]>;

  /** Removes the owner; a job deletes them soon. */
  abstract abandon(ids: readonly Id[]): Promise<void>;

  abstract abandonAllOf(ownerId: Id): Promise<void>;

  /** At most `limit` sets that expired by `time` (milliseconds since the epoch) and are not being stored. */
  abstract expiredAt(time: number, limit: number): Promise<readonly Id[]>;

  /** Deletes a part of a set; false once nothing of it is left. */
  abstract remove(id: Id): Promise<boolean>;
}
