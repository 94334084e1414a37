import { readBytes } from '@kaaj/api-client';

/** How the letters of a file were written. */
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

export interface TextFile {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Number of first bytes that show whether every second byte is zero. */
const SNIFFED_BYTES = 1_000;

/**
 * Decodes a text file: UTF-8, UTF-16 as spreadsheets save "Unicode text", or else Windows-1252. The latter decodes any
 * bytes, so the user has to check the result.
 */
export async function readTextFile(file: Blob): Promise<TextFile> {
  const bytes = await readBytes(file);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decoded(bytes, 'utf-16le'), encoding: 'utf-16' };
  if (first === 0xfe && second === 0xff) return { text: decoded(bytes, 'utf-16be'), encoding: 'utf-16' };
  const sniffed = bytes.subarray(0, SNIFFED_BYTES);
  const emptyAt = (parity: number) => sniffed.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (emptyAt(1) > sniffed.length / 4) return { text: decoded(bytes, 'utf-16le'), encoding: 'utf-16' };
  if (emptyAt(0) > sniffed.length / 4) return { text: decoded(bytes, 'utf-16be'), encoding: 'utf-16' };
  try {
    return { text: decoded(bytes, 'utf-8', true), encoding: 'utf-8' };
  } catch {
    return { text: decoded(bytes, 'windows-1252'), encoding: 'windows-1252' };
  }
}

const decoded = (bytes: Uint8Array, label: string, fatal = false): string =>
  new TextDecoder(label, { fatal }).decode(bytes);
