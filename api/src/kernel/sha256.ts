import { createHmac, hash } from 'node:crypto';

/** SHA-256 of the parts one after the other; 32 bytes. */
export function sha256(...parts: readonly Uint8Array[]): Buffer {
  return hash('sha256', parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts), 'buffer');
}

/** HMAC-SHA-256 (RFC 2104); 32 bytes. */
export function hmac(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
