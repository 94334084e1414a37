import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';
import * as yauzl from 'yauzl';
import { readAtMost } from '../../../../platform/outgoing/read-at-most';
import {
  type ArchiveSource,
  DamagedEntry,
  EntryTooLarge,
  NotAnArchive,
  type PictureArchive,
} from '../../application/picture-archive';
import { type Chunk } from '../../application/picture-sets';
import { type ArchiveEntry } from '../../domain/picture-names';

/** Missing in the types of yauzl 3. */
type NameDecoder = (flags: number, raw: Buffer, extra: Entry['extraFields'], strict: boolean) => string;
const { getFileNameLowLevel: decodedName } = yauzl as unknown as { readonly getFileNameLowLevel: NameDecoder };

/** Names are decoded here. The sizes in the file are not trusted. */
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false };

const UTF8_NAME = 0x800;
const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_BYTES = 30;
const LOCAL_HEADER = 0x04034b50;

/** Reads ZIP files with yauzl from the stored chunks; at most two chunks are in memory. */
@Injectable()
export class ZipArchive implements PictureArchive {
  async entries(source: ArchiveSource, most: number): Promise<readonly ArchiveEntry[]> {
    const file = await opened(source);
    if (file.entryCount > most) throw new NotAnArchive();
    const entries: ArchiveEntry[] = [];
    await new Promise<void>((resolve, reject) => {
      file.on('error', () => reject(new NotAnArchive()));
      file.on('end', resolve);
      file.on('entry', (entry: Entry) => {
        entries.push({ name: nameOf(entry), place: placeOf(entry) });
        file.readEntry();
      });
      file.readEntry();
    });
    return entries;
  }

  async read(source: ArchiveSource, place: string, most: number): Promise<Buffer> {
    const [at = 0, packed = 0, method = -1] = place.split(':').map(Number);
    const pieces = new ChunkReader(source);
    try {
      const header = await pieces.bytes(at, LOCAL_HEADER_BYTES);
      if (header.readUInt32LE(0) !== LOCAL_HEADER) throw new DamagedEntry();
      const begins = at + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
      const raw = Readable.from(pieces.range(begins, begins + packed));
      if (method === STORED) return await readAtMost({ body: raw }, most, tooLarge);
      if (method === DEFLATED) return await inflated(raw, most);
      throw new DamagedEntry();
    } catch (error) {
      throw error instanceof EntryTooLarge || !isDamage(error) ? error : new DamagedEntry();
    }
  }
}

async function inflated(raw: Readable, most: number): Promise<Buffer> {
  const inflate = createInflateRaw();
  raw.on('error', (error) => inflate.destroy(error));
  try {
    return await readAtMost({ body: raw.pipe(inflate) }, most, tooLarge);
  } finally {
    raw.destroy();
  }
}

const tooLarge = () => new EntryTooLarge();

class Truncated extends Error {}

const isDamage = (error: unknown): boolean =>
  error instanceof DamagedEntry || error instanceof Truncated || /^Z_/.test(String((error as { code?: unknown }).code));

/** Reads bytes of a ZIP file from its chunks; caches the last one. */
class ChunkReader extends RandomAccessReader {
  private piece: Chunk = { begins: 0, bytes: Buffer.alloc(0) };

  constructor(private readonly source: ArchiveSource) {
    super();
  }

  async *range(from: number, to: number): AsyncGenerator<Buffer> {
    for (let at = from; at < to;) {
      const part = (await this.from(at)).subarray(0, to - at);
      if (part.length === 0) throw new Truncated();
      at += part.length;
      yield part;
    }
  }

  async bytes(from: number, length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.range(from, from + length)) parts.push(part);
    return Buffer.concat(parts);
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.bytes(position, length).then((bytes) => {
      bytes.copy(buffer, offset);
      callback(null);
    }, callback);
  }

  private async from(at: number): Promise<Buffer> {
    const holds = ({ begins, bytes }: Chunk) => begins <= at && at < begins + bytes.length;
    if (!holds(this.piece)) this.piece = (await this.source.pieceAt(at)) ?? { begins: at, bytes: Buffer.alloc(0) };
    return holds(this.piece) ? this.piece.bytes.subarray(at - this.piece.begins) : Buffer.alloc(0);
  }
}

function opened(source: ArchiveSource): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(new ChunkReader(source), source.length, OPTIONS, (error, file) => {
      if (error) reject(new NotAnArchive());
      else resolve(file);
    });
  });
}

function placeOf({ relativeOffsetOfLocalHeader: at, compressedSize, compressionMethod, generalPurposeBitFlag }: Entry) {
  const encrypted = (generalPurposeBitFlag & 1) !== 0;
  return `${at}:${compressedSize}:${encrypted ? -1 : compressionMethod}`;
}

/** Names without the UTF-8 flag are CP437, except those written by macOS. */
function nameOf({ fileName, generalPurposeBitFlag: flags, extraFields }: Entry): string {
  const raw = fileName as unknown as Buffer;
  return decodedName(isUtf8(raw) ? flags | UTF8_NAME : flags, raw, extraFields, false);
}

function isUtf8(raw: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(raw);
    return true;
  } catch {
    return false;
  }
}
