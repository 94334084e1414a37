import { type Id } from '../../../kernel/ids';
import { type ProofUpload } from '../domain/proof-upload';

/** Keeps uploads and their pieces where every process sees them. All that writes joins the caller's unit of work. */
export abstract class ProofUploads {
  abstract add(upload: ProofUpload): Promise<void>;

  /** Undefined where there is none, or it is somebody else's. */
  abstract find(id: Id, ownerId: Id): Promise<ProofUpload | undefined>;

  /** Keeps one more piece of `upload` as it was found; false, and nothing is kept, where it has changed since. */
  abstract append(upload: ProofUpload, piece: Buffer): Promise<boolean>;

  /** All bytes that are here. */
  abstract bytesOf(id: Id): Promise<Buffer>;

  /** Notes which picture was made of it, and lets its pieces go. */
  abstract finish(id: Id, picture: string): Promise<void>;

  /** Lets uploads go with their pieces. */
  abstract remove(ids: readonly Id[]): Promise<void>;

  /** Of which no picture was made yet, the latest first. */
  abstract unfinishedOf(ownerId: Id): Promise<readonly Id[]>;

  /** At most `limit` of somebody's. */
  abstract of(ownerId: Id, limit: number): Promise<readonly Id[]>;

  /** At most `limit` whose time was over at `time` (milliseconds since the epoch). */
  abstract expiredAt(time: number, limit: number): Promise<readonly Id[]>;
}
