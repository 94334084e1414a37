import { type ArchiveEntry } from '../domain/picture-names';
import { type Piece } from './picture-sets';

/** Where the bytes of a ZIP file come from. */
export interface ArchiveSource {
  readonly length: number;
  pieceAt(offset: number): Promise<Piece | undefined>;
}

/** It is no ZIP file, is damaged, or has too many entries. */
export class NotAnArchive extends Error {}

/** An entry cannot be read: it is damaged, encrypted, or packed in an unknown way. */
export class DamagedEntry extends Error {}

/** An entry has more bytes than asked for. */
export class EntryTooLarge extends Error {}

/** Reads ZIP files a piece at a time. */
export abstract class PictureArchive {
  /** All files in it. Throws NotAnArchive. */
  abstract entries(source: ArchiveSource, most: number): Promise<readonly ArchiveEntry[]>;

  /** The bytes of one, at most `most`, whatever the file says of it. Throws DamagedEntry or EntryTooLarge. */
  abstract read(source: ArchiveSource, place: string, most: number): Promise<Buffer>;
}
