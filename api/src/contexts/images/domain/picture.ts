import { DAY_MS } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { sha256 } from '../../../kernel/sha256';

/** A re-encoded picture, which contains only the pixels of the upload. */
export interface Picture {
  /**
   * Derived from owner and bytes, so a name identifies one picture: 32 hex digits and ".webp", with the prefix "p" for
   * proof.
   */
  readonly name: string;
  readonly bytes: Buffer;
}

export const PICTURE_TYPE = 'image/webp';

/** Pictures with more pixels are rejected before decoding, which takes four bytes per pixel. */
export const MAX_PIXELS = 50_000_000;

/** How long an unsent draft in a browser may refer to a picture. */
const UNUSED_DAYS = 30;

/** Longer than any request from its check to its commit. */
export const SOON_MS = DAY_MS;

/** When to check a picture for references that was stored or checked now. Both in milliseconds since the epoch. */
export function nextCheckAt(now: number): number {
  return now + UNUSED_DAYS * DAY_MS;
}

/** Includes the owner: the same picture of two people has two names, so that one can be deleted. */
export function pictureName(ownerId: Id, bytes: Buffer): string {
  return `${digest(`${ownerId}:`, bytes)}.webp`;
}

/** Proof pictures have names of their own, since the same picture may be a public avatar. */
export function proofName(ownerId: Id, bytes: Buffer): string {
  return `p${digest(`proof:${ownerId}:`, bytes)}.webp`;
}

const digest = (salt: string, bytes: Buffer): string => sha256(Buffer.from(salt), bytes).toString('hex').slice(0, 32);

export function isPublicName(name: string): boolean {
  return /^[0-9a-f]{32}\.webp$/.test(name);
}

export function isPictureName(name: string): boolean {
  return /^p?[0-9a-f]{32}\.webp$/.test(name);
}
