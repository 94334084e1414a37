import { type Id } from '../../../kernel/ids';
import { type PictureFault, type PictureItem, type PictureSet, type StoredItem } from '../domain/picture-set';

/** A run of the bytes of a ZIP file, and where in it they begin. */
export interface Piece {
  readonly begins: number;
  readonly bytes: Buffer;
}

/** What came of a picture: its address, or why there is none. `inflated` are bytes of a ZIP file. */
export interface PictureOutcome {
  readonly number: number;
  readonly address: string | null;
  readonly fault: PictureFault | null;
  readonly inflated: number;
}

/** Keeps the pictures of items, and ZIP files until they are unpacked. Every change is one guarded write. */
export abstract class PictureSets {
  abstract add(set: PictureSet, items: readonly PictureItem[]): Promise<void>;

  /** Undefined where there is none, or it is somebody else's. */
  abstract find(id: Id, ownerId: Id): Promise<PictureSet | undefined>;

  /** Keeps one more piece of `set` as it was found; false, and nothing is kept, where it has changed since. With the last one it is listed until `storeBy`. */
  abstract append(set: PictureSet, piece: Buffer, storeBy: number): Promise<boolean>;

  /** The piece of a ZIP file that holds the byte at `offset`. */
  abstract pieceAt(id: Id, offset: number): Promise<Piece | undefined>;

  /** Notes which pictures a ZIP file has; false where somebody did. */
  abstract list(id: Id, items: readonly PictureItem[]): Promise<boolean>;

  /** The next pictures to store, at most `limit`. */
  abstract waiting(id: Id, limit: number): Promise<readonly PictureItem[]>;

  /** Writes down what came of a picture, once. */
  abstract settle(id: Id, outcome: PictureOutcome): Promise<void>;

  /** Gives every picture up that is still to be stored. */
  abstract giveUp(id: Id, fault: PictureFault): Promise<void>;

  /** Lets some of the pieces of a ZIP file go; false once none is left. */
  abstract dropPieces(id: Id): Promise<boolean>;

  /** Nothing is left to store. */
  abstract finish(id: Id, expiresAt: number): Promise<void>;

  /** All pictures of a set, in their order. */
  abstract items(id: Id): Promise<readonly StoredItem[]>;

  /** What is wrong, at most `limit`, in the order of their rows. */
  abstract faults(id: Id, limit: number): Promise<readonly PictureItem[]>;

  /** At most `limit` sets behind `after` with something to do. */
  abstract due(after: Id, limit: number): Promise<readonly PictureSet[]>;

  /** ZIP files that somebody is sending, the latest first. */
  abstract arrivingOf(ownerId: Id): Promise<readonly Id[]>;

  /** They are removed soon, and are nobody's from now on. */
  abstract abandon(ids: readonly Id[]): Promise<void>;

  abstract abandonAllOf(ownerId: Id): Promise<void>;

  /** At most `limit` whose time was over at `time` (milliseconds since the epoch), and that nobody stores. */
  abstract expiredAt(time: number, limit: number): Promise<readonly Id[]>;

  /** Lets some of a set go; false once none of it is left. */
  abstract remove(id: Id): Promise<boolean>;
}
