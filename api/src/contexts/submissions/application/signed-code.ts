import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Id } from '../../../kernel/ids';

/** After this many wrong codes of a worker for a task no more are checked. */
export const MAX_WRONG_CODES = 10;

const LENGTH = 10;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** The code of a submission: the first ten characters of the HMAC-SHA256 of its id in base 32 (RFC 4648). */
export function signedCode(secret: string, submissionId: Id): string {
  const bytes = createHmac('sha256', secret).update(submissionId).digest();
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: LENGTH }, (_, index) =>
    BASE32.charAt(parseInt(bits.slice(index * BITS, (index + 1) * BITS), 2)),
  ).join('');
}

/** Compares in constant time. */
export function isSameCode(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

const digest = (code: string): Buffer => createHash('sha256').update(code).digest();
