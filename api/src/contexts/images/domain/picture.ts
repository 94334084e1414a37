/** A picture that we encoded ourselves: nothing of the uploaded file but its pixels. */
export interface Picture {
  /** Made from its owner and the bytes, so one name always means one picture: 32 hex digits and ".webp"; before it a "p" where it is proof. */
  readonly name: string;
  readonly bytes: Buffer;
}

export const PICTURE_TYPE = 'image/webp';

/** A picture of more pixels than this is refused before it is decoded: decoding costs four bytes a pixel. */
export const MAX_PIXELS = 50_000_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A draft in a browser may hold its picture for so long before it is sent. */
const UNUSED_DAYS = 30;

/** No request takes longer from its check to its commit. */
export const SOON_MS = DAY_MS;

/** When to look whether anything refers to a picture that was stored or looked at now. Milliseconds since the epoch, as both. */
export function lookAt(now: number): number {
  return now + UNUSED_DAYS * DAY_MS;
}

/** The name of a picture that anybody may see. One of before there was a kind for proof may be proof as well. */
export function isPublicName(name: string): boolean {
  return /^[0-9a-f]{32}\.webp$/.test(name);
}

export function isPictureName(name: string): boolean {
  return /^p?[0-9a-f]{32}\.webp$/.test(name);
}
