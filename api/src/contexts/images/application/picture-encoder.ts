/**
 * Decodes an uploaded file and encodes its pixels anew: upright, at most 1600 pixels a side, first frame only, without
 * any metadata, as WebP. Throws NotAnImage or ImageTooLarge.
 */
export abstract class PictureEncoder {
  abstract encode(upload: Buffer): Promise<Buffer>;
}
