import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes, as text for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret; enough for a random one, which needs no salt and no slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
