import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes, encoded for a cookie or a URL. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * SHA-256, as 64 hexadecimal digits. For storing random secrets, which need no salt and no slow hash, and for
 * fixed-length keys.
 */
export function sha256Hex(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

export function constantTimeEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256Hex(one)), Buffer.from(sha256Hex(other)));
}
