import { hash } from 'node:crypto';

/** Parts are put together here: a buffer of its own for each hash costs as much as the hash. */
const together = Buffer.alloc(4096);

/** SHA-256 of the parts one after the other; 32 bytes. */
export function sha256(...parts: readonly Uint8Array[]): Buffer {
  let length = 0;
  for (const part of parts) {
    if (length + part.length > together.length) return digest(Buffer.concat(parts));
    together.set(part, length);
    length += part.length;
  }
  return digest(together.subarray(0, length));
}

/** By way of a string, whose bytes land in the pool of small buffers: a digest as a buffer has memory of its own, which takes as long again to make and to collect. */
const digest = (data: Uint8Array): Buffer => Buffer.from(hash('sha256', data, 'binary'), 'latin1');
