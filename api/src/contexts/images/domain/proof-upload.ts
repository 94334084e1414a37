import { MAX_PICTURE_BYTES } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { ChunkTooSmall, UploadExpired, UploadTooLarge, WrongOffset } from './image.errors';

/** A file uploaded in chunks, so that a lost connection costs one chunk. */
export interface Upload {
  /** Bytes of the whole file. */
  readonly length: number;
  /** Bytes received, from the start. */
  readonly received: number;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A picture uploaded in chunks. */
export interface ProofUpload extends Upload {
  readonly id: Id;
  readonly ownerId: Id;
  /** The name of the resulting picture; null until the upload is complete. */
  readonly picture: string | null;
}

/** Allows to resume after a night without connection. */
export const UPLOAD_RETENTION_MS = 24 * 60 * 60 * 1000;

/** Unfinished uploads of one person; a new one replaces the oldest. Two forms with all their pictures need fewer. */
export const MAX_PENDING_UPLOADS = 10;

/** Smaller chunks are rejected unless they are the last one, since each costs a row and a transaction. */
export const MIN_CHUNK_BYTES = 16 * 1024;

/** A new upload of `length` bytes, at least 1. Throws UploadTooLarge. */
export function beginUpload(id: Id, ownerId: Id, length: number, now: number): ProofUpload {
  if (length > MAX_PICTURE_BYTES) throw new UploadTooLarge('image/too-large');
  return { id, ownerId, length, received: 0, expiresAt: now + UPLOAD_RETENTION_MS, picture: null };
}

/** Throws UploadExpired after its expiry. */
export function refuseExpired({ expiresAt }: Upload, now: number): void {
  if (expiresAt <= now) throw new UploadExpired();
}

/**
 * The upload after a chunk of `size` bytes at `offset`; an empty chunk changes nothing. Throws UploadExpired,
 * WrongOffset where it does not start at the received length, UploadTooLarge past the end, ChunkTooSmall.
 */
export function withChunk<Kind extends Upload>(upload: Kind, offset: number, size: number, now: number): Kind {
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
