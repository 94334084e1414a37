import { readFileSync, statSync } from 'node:fs';
import { sha256 } from '../../kernel/sha256';

export interface LogoFile {
  readonly bytes: Buffer;
  readonly type: string;
  /** Hash of the content, for a URL that can be cached without expiry. */
  readonly hash: string;
}

export const MAX_LOGO_KB = 256;

const KINDS: readonly (readonly [type: string, is: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  [
    'image/svg+xml',
    (bytes) =>
      /^\ufeff?(?:<\?xml[^>]*>)?(?:\s|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*<svg[\s>]/i.test(bytes.toString('utf8')),
  ],
];

/** The file, or an error message of one sentence. */
export function readLogo(path: string): LogoFile | string {
  try {
    if (statSync(path).size > MAX_LOGO_KB * 1024) return `is larger than ${MAX_LOGO_KB} KB`;
    const bytes = readFileSync(path);
    const [type] = KINDS.find(([, is]) => is(bytes)) ?? [];
    if (!type) return 'is no PNG, JPEG, WebP or SVG picture';
    return { bytes, type, hash: sha256(bytes).toString('hex').slice(0, 16) };
  } catch (error) {
    return `cannot be read (${(error as NodeJS.ErrnoException).code})`;
  }
}
