import { MAX_PICTURE_BYTES } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { ChunkTooSmall, UploadExpired, UploadTooLarge, WrongOffset } from './image.errors';

/** A file that comes in pieces, so that a lost line costs one of them. */
export interface Upload {
  /** Bytes of the whole file. */
  readonly length: number;
  /** Bytes that are here, from the first one on. */
  readonly received: number;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A picture that comes in pieces. */
export interface ProofUpload extends Upload {
  readonly id: Id;
  readonly ownerId: Id;
  /** The name of the picture that was made of it; null until all of it is here. */
  readonly picture: string | null;
}

/** A line that is gone for a night comes back in time. */
export const UPLOAD_RETENTION_MS = 24 * 60 * 60 * 1000;

/** As many as one person has unfinished; the oldest one makes room for the next. Two forms with all their pictures are fewer. */
export const MAX_PENDING_UPLOADS = 10;

/** A piece of fewer bytes is refused unless it is the last one: each costs a row and a unit of work. */
export const MIN_CHUNK_BYTES = 16 * 1024;

/** A new upload of `length` bytes, at least 1. Throws UploadTooLarge. */
export function beginUpload(id: Id, ownerId: Id, length: number, now: number): ProofUpload {
  if (length > MAX_PICTURE_BYTES) throw new UploadTooLarge('image/too-large');
  return { id, ownerId, length, received: 0, expiresAt: now + UPLOAD_RETENTION_MS, picture: null };
}

/** Throws UploadExpired once its time is over. */
export function refuseExpired({ expiresAt }: Upload, now: number): void {
  if (expiresAt <= now) throw new UploadExpired();
}

/**
 * The upload with one more piece of `size` bytes, which begins at `offset`. A piece of none changes nothing. Throws UploadExpired,
 * WrongOffset where it does not begin where the others end, UploadTooLarge past the end, ChunkTooSmall.
 */
export function withPiece<Kind extends Upload>(upload: Kind, offset: number, size: number, now: number): Kind {
  refuseExpired(upload, now);
  if (offset !== upload.received) throw new WrongOffset();
  const received = offset + size;
  if (received > upload.length) throw new UploadTooLarge('request/too-large');
  if (size > 0 && size < MIN_CHUNK_BYTES && received < upload.length) throw new ChunkTooSmall();
  return { ...upload, received };
}

export function isComplete({ received, length }: Upload): boolean {
  return received === length;
}
