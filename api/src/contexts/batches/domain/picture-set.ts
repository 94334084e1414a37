import { type BatchPicturesState, LIMITS } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type FieldError } from '../../../kernel/domain-error';

/** arriving: a ZIP file is sent; listing: it is all here; storing: its pictures, or those at addresses, are stored; ready: all are. */
export type PictureSetState = 'arriving' | 'listing' | 'storing' | 'ready';

/** The pictures of the items of one batch. Without a ZIP file its `length` is 0. */
export interface PictureSet {
  readonly id: Id;
  readonly ownerId: Id;
  readonly state: PictureSetState;
  /** Bytes of the whole file, and those that are here, from the first one on. */
  readonly length: number;
  readonly received: number;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** How many pictures are known of, how many of them are stored, and how many cannot be had. */
  readonly total: number;
  readonly kept: number;
  readonly failed: number;
  /** Bytes that were inflated so far. */
  readonly inflated: number;
}

/** Why a picture cannot be had. */
export type PictureFault = Pick<FieldError, 'code' | 'message'>;

export interface PictureItem {
  /** From 1. */
  readonly number: number;
  /** Of the file of rows; null in a ZIP file. */
  readonly line: number | null;
  /** An address, or the path of a file in a ZIP file. */
  readonly name: string;
  /** Where the archive has it; null for an address, empty where the item only says what is wrong. */
  readonly place: string | null;
  readonly fault: PictureFault | null;
}

/** A row whose picture was fetched or unpacked. */
export interface StoredItem {
  readonly name: string;
  /** Null where it cannot be had. */
  readonly address: string | null;
  readonly fault: PictureFault | null;
}

const HOUR_MS = 60 * 60 * 1000;

/** How long a ZIP file may take to arrive: a line that is gone for a night comes back in time. */
const ARRIVING_MS = 24 * HOUR_MS;

/** Storing ten thousand pictures takes less than an hour; the rest is for servers that answer slowly. */
export const STORING_MS = 24 * HOUR_MS;

/** How long a batch can be posted with them: shorter than pictures that nobody uses are kept. */
export const READY_MS = 7 * 24 * HOUR_MS;

/** ZIP files that one person may be sending; the oldest makes room for the next. */
export const MAX_ARRIVING = 2;

/** A ZIP file whose entries come to more is a bomb: pictures hardly get smaller in it. */
export const MAX_INFLATED = 2 * 1024 * 1024 * 1024;

/** Directories, and what systems put beside pictures, are entries as well. */
export const MAX_ENTRIES = 3 * LIMITS.batchPictures.most;

const EMPTY = { received: 0, total: 0, kept: 0, failed: 0, inflated: 0 };

/** A ZIP file of `length` bytes, at least 1, that is to come. */
export function beginArchive(id: Id, ownerId: Id, length: number, now: number): PictureSet {
  return { ...EMPTY, id, ownerId, state: 'arriving', length, expiresAt: now + ARRIVING_MS };
}

/** Pictures at addresses. */
export function beginFetch(id: Id, ownerId: Id, total: number, failed: number, now: number): PictureSet {
  return { ...EMPTY, id, ownerId, state: 'storing', length: 0, total, failed, expiresAt: now + STORING_MS };
}

export const shownState = ({ state }: PictureSet): BatchPicturesState => (state === 'ready' ? 'ready' : 'fetching');
