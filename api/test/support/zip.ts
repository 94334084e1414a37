import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  /** Bytes when the name is not UTF-8. */
  readonly name: string | Buffer;
  readonly bytes: Buffer;
  readonly deflated?: boolean;
  /** The declared size, instead of that of its bytes. */
  readonly declaredSize?: number;
  /** Not set for a name in another encoding, as macOS omits it. */
  readonly utf8?: boolean;
}

export function zipOf(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const deflatedBytes = new Map<Buffer, Buffer>();
  let at = 0;
  for (const { name, bytes, deflated = true, declaredSize = bytes.length, utf8 = true } of files) {
    const title = Buffer.isBuffer(name) ? name : Buffer.from(name);
    const packed = deflated ? (deflatedBytes.get(bytes) ?? deflateRawSync(bytes)) : bytes;
    if (deflated) deflatedBytes.set(bytes, packed);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(utf8 && !Buffer.isBuffer(name) ? 0x800 : 0, 2);
    about.writeUInt16LE(deflated ? 8 : 0, 4);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(declaredSize, 18);
    about.writeUInt16LE(title.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, rest, title);
    const local = [Buffer.from('PK\x03\x04', 'latin1'), about, title, packed];
    parts.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
