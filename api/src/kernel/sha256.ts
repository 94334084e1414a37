import { hash } from 'node:crypto';

/** Parts are copied here: allocating a buffer for each hash costs as much as the hash. */
const together = Buffer.alloc(4096);

/** SHA-256 of the concatenated parts; 32 bytes. */
export function sha256(...parts: readonly Uint8Array[]): Buffer {
  let length = 0;
  for (const part of parts) {
    if (length + part.length > together.length) return digest(Buffer.concat(parts));
    together.set(part, length);
    length += part.length;
  }
  return digest(together.subarray(0, length));
}

/**
 * The detour by a string uses the pool of small buffers. A digest as a buffer is allocated separately, which doubles
 * the cost.
 */
const digest = (data: Uint8Array): Buffer => Buffer.from(hash('sha256', data, 'binary'), 'latin1');
