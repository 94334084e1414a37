import { type Id } from '../../../kernel/ids';
import { type ProofUpload } from '../domain/proof-upload';

/** Stores uploads and their chunks for all processes. Every write joins the caller's unit of work. */
export abstract class ProofUploads {
  abstract add(upload: ProofUpload): Promise<void>;

  /** Undefined where there is none, or it belongs to another owner. */
  abstract find(id: Id, ownerId: Id): Promise<ProofUpload | undefined>;

  /** Stores one more chunk of `upload`; false, without changes, where the upload has changed since it was read. */
  abstract append(upload: ProofUpload, chunk: Buffer): Promise<boolean>;

  /** All received bytes. */
  abstract bytesOf(id: Id): Promise<Buffer>;

  /** Stores the resulting picture's name, and deletes the chunks. */
  abstract finish(id: Id, picture: string): Promise<void>;

  /** Deletes uploads with their chunks. */
  abstract remove(ids: readonly Id[]): Promise<void>;

  /** Uploads without a picture, latest first. */
  abstract unfinishedOf(ownerId: Id): Promise<readonly Id[]>;

  /** At most `limit` of a person. */
  abstract of(ownerId: Id, limit: number): Promise<readonly Id[]>;

  /** At most `limit` that expired by `time` (milliseconds since the epoch). */
  abstract expiredAt(time: number, limit: number): Promise<readonly Id[]>;
}
