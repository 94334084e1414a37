import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes, as text for a cookie or a link. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * SHA-256, as 64 hexadecimal digits: what is kept of a random secret, which needs no salt and no slow hash, and a short key for
 * what is long.
 */
export function sha256Hex(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

export function constantTimeEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256Hex(one)), Buffer.from(sha256Hex(other)));
}
