import { DAY_MS } from '../../../kernel/clock';

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

export function isPublicName(name: string): boolean {
  return /^[0-9a-f]{32}\.webp$/.test(name);
}

export function isPictureName(name: string): boolean {
  return /^p?[0-9a-f]{32}\.webp$/.test(name);
}
