import { type ArchiveEntry } from '../domain/picture-names';
import { type Chunk } from './picture-sets';

/** The bytes of a ZIP file. */
export interface ArchiveSource {
  readonly length: number;
  pieceAt(offset: number): Promise<Chunk | undefined>;
}

/** The file is not a ZIP file, is damaged, or has too many entries. */
export class NotAnArchive extends Error {}

/** An entry cannot be read: it is damaged, encrypted, or compressed by an unknown method. */
export class DamagedEntry extends Error {}

export class EntryTooLarge extends Error {}

/** Reads ZIP files in chunks. */
export abstract class PictureArchive {
  /** All files in it. Throws NotAnArchive. */
  abstract entries(source: ArchiveSource, most: number): Promise<readonly ArchiveEntry[]>;

  /**
   * Reads an entry of at most `most` bytes, without trusting the size in the file. Throws DamagedEntry or
   * EntryTooLarge.
   */
  abstract read(source: ArchiveSource, place: string, most: number): Promise<Buffer>;
}
