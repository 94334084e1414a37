import { hash } from 'node:crypto';

/** Parts are put together here: a buffer of its own for each hash costs as much as the hash. */
const together = Buffer.alloc(4096);

/** SHA-256 of the parts one after the other; 32 bytes. */
export function sha256(...parts: readonly Uint8Array[]): Buffer {
  let length = 0;
  for (const part of parts) {
    if (length + part.length > together.length) return hash('sha256', Buffer.concat(parts), 'buffer');
    together.set(part, length);
    length += part.length;
  }
  return hash('sha256', together.subarray(0, length), 'buffer');
}
