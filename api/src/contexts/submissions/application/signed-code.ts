import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Id } from '../../../kernel/ids';

/** More wrong codes of a worker for a task than this are not looked at. */
export const MAX_WRONG_CODES = 10;

const LENGTH = 10;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** The code of one submission: the first ten characters of the HMAC-SHA256 of its id in base 32 (RFC 4648). */
export function signedCode(secret: string, submissionId: Id): string {
  const bytes = createHmac('sha256', secret).update(submissionId).digest();
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: LENGTH }, (_, index) =>
    BASE32.charAt(parseInt(bits.slice(index * BITS, (index + 1) * BITS), 2)),
  ).join('');
}

/** Takes as long whatever the two have in common. */
export function isSameCode(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

const digest = (code: string): Buffer => createHash('sha256').update(code).digest();
