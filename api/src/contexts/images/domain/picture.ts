/** A picture that we encoded ourselves: nothing of the uploaded file but its pixels. */
export interface Picture {
  /** Made from its owner and the bytes, so one name always means one picture: 32 hex digits and ".webp"; before it a "p" where it is proof. */
  readonly name: string;
  readonly bytes: Buffer;
}

export const PICTURE_TYPE = 'image/webp';

/** A picture of more pixels than this is refused before it is decoded: decoding costs four bytes a pixel. */
export const MAX_PIXELS = 50_000_000;

/** The name of a picture that anybody may see. One of before there was a kind for proof may be proof as well. */
export function isPublicName(name: string): boolean {
  return /^[0-9a-f]{32}\.webp$/.test(name);
}

export function isPictureName(name: string): boolean {
  return /^p?[0-9a-f]{32}\.webp$/.test(name);
}
