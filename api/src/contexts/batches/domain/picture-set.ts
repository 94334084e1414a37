import { type BatchPicturesState, LIMITS } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type FieldError } from '../../../kernel/domain-error';
import { HOUR_MS } from '../../../kernel/clock';

/**
 * arriving: a ZIP file is being uploaded; listing: its entries are being read; storing: its pictures, or those at URLs,
 * are being stored; ready: done.
 */
export type PictureSetState = 'arriving' | 'listing' | 'storing' | 'ready';

/** The pictures of the items of one batch. `length` is 0 without a ZIP file. */
export interface PictureSet {
  readonly id: Id;
  readonly ownerId: Id;
  readonly state: PictureSetState;
  /** Bytes of the whole file, and of the received part. */
  readonly length: number;
  readonly received: number;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Number of pictures, of stored ones, and of failed ones. */
  readonly total: number;
  readonly kept: number;
  readonly failed: number;
  /** Bytes inflated so far. */
  readonly inflated: number;
}

/** Why a picture could not be stored. */
export type PictureFault = Pick<FieldError, 'code' | 'message'>;

export interface PictureItem {
  /** From 1. */
  readonly number: number;
  /** Line in the file of rows; null in a ZIP file. */
  readonly line: number | null;
  /** URL, or path in a ZIP file. */
  readonly name: string;
  /** Position in the ZIP file; null for a URL, empty for an entry with an error. */
  readonly place: string | null;
  readonly fault: PictureFault | null;
}

/** The picture of a row after it was fetched or unpacked. */
export interface StoredItem {
  readonly name: string;
  /** Null where it failed. */
  readonly address: string | null;
  readonly fault: PictureFault | null;
}

/** Time limit of a ZIP upload; allows to resume after a night without connection. */
const ARRIVING_MS = 24 * HOUR_MS;

/** Time limit of storing. Ten thousand pictures take less than an hour; the rest is for slow servers. */
export const STORING_MS = 24 * HOUR_MS;

/** How long a batch can be posted with them; must be shorter than the retention of unused pictures. */
export const READY_MS = 7 * 24 * HOUR_MS;

/** Concurrent ZIP uploads of one person; a new one replaces the oldest. */
export const MAX_ARRIVING = 2;

/** Limit against ZIP bombs: pictures hardly compress. */
export const MAX_INFLATED = 2 * 1024 * 1024 * 1024;

/** Directories and system files are entries as well. */
export const MAX_ENTRIES = 3 * LIMITS.batchPictures.most;

const EMPTY = { received: 0, total: 0, kept: 0, failed: 0, inflated: 0 };

/** Starts the upload of a ZIP file of `length` bytes, at least 1. */
export function beginArchive(id: Id, ownerId: Id, length: number, now: number): PictureSet {
  return { ...EMPTY, id, ownerId, state: 'arriving', length, expiresAt: now + ARRIVING_MS };
}

/** Starts fetching pictures at URLs. */
export function beginFetch(id: Id, ownerId: Id, total: number, failed: number, now: number): PictureSet {
  return { ...EMPTY, id, ownerId, state: 'storing', length: 0, total, failed, expiresAt: now + STORING_MS };
}

export const shownState = ({ state }: PictureSet): BatchPicturesState => (state === 'ready' ? 'ready' : 'fetching');
